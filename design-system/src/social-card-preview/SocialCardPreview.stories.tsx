import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { SocialCardPreview } from "./SocialCardPreview"

const meta = {
  title: "Content/SocialCardPreview",
  component: SocialCardPreview,
  parameters: {
    docs: {
      description: {
        component:
          "A preview of a shared link to a page, for staff who choose its title, text and picture.\n\n" +
          "**Do** show the final values of the page, defaults included. **Don't** use it as a link: it is only a picture of one.",
      },
    },
  },
  args: {
    host: "scanwright.example",
    title: "Repair contracts for scanners and printers | Scanwright",
    description: "Turn-round in five working days, loan units, and prices that are fixed for three years.",
    image: "/articles/cleaning-thermal-printheads-and-platen-rollers.svg",
  },
} satisfies Meta<typeof SocialCardPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("figure", { name: "Social card preview" })
    await expect(within(card).getByText("scanwright.example")).toBeVisible()
  },
}
export const Small: Story = { args: { size: "small" } }
export const WithoutPicture: Story = { args: { image: undefined, description: undefined } }
export const LongText: Story = { args: { title: longName.repeat(3), description: longName.repeat(5) } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { args: { size: "small" }, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { size: "small" }, globals: { direction: "rtl" } }
