import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { Link } from "../link"
import { longName } from "../lib/samples"
import { Hero } from "./Hero"

const meta = {
  title: "Layout/Hero",
  component: Hero,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Opens a page with one statement and one thing to do. **Do** name the benefit for the business, in its own words. **Don't** put two heroes on a page, more than one primary button in one, or anything in the pictures that is not in the text, too: they are hidden from narrow screens and from screen readers.",
      },
    },
  },
  args: {
    eyebrow: "Serving UK businesses since 2005",
    title: "Barcode equipment that earns its keep",
    intro:
      "New and refurbished scanners, mobile computers and label printers, and the people who repair them.",
    actions: (
      <>
        <Button href="/products" size="lg">
          Browse products
        </Button>
        <Link variant="deep" href="tel:+441632960100">
          Call 01632 960100
        </Link>
      </>
    ),
    pictures: [
      "/equipment/pistol-scanner.svg",
      "/equipment/handheld-computer.svg",
      "/equipment/desktop-printer.svg",
      "/equipment/rugged-tablet.svg",
    ],
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Barcode equipment that earns its keep",
    )
    await expect(canvas.queryByRole("img")).toBeNull()
  },
}
export const WithoutPictures: Story = { args: { pictures: [] } }
export const TitleAlone: Story = {
  args: { pictures: [], eyebrow: undefined, intro: undefined, actions: undefined },
}
export const LongText: Story = { args: { title: longName } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
