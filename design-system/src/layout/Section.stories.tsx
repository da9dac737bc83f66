import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { Section } from "./Section"

const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A band across the page with its heading, a sentence and one action; Container keeps its content in the middle and off the edges.\n\n" +
          "**Do** change the ground from band to band so that the eye finds the next one, and give each a heading of its own: it becomes a landmark that a screen reader can jump to.\n\n" +
          "**Don't** put a section into a section, follow a deep one by another deep one, or choose `headingLevel` by its size.",
      },
    },
  },
  args: {
    title: "Repair before you replace",
    intro: "Most scanners that come in need a cable, a trigger or a window. We fit it in five working days.",
    action: (
      <Button href="/services/repair" variant="secondary">
        See repairs
      </Button>
    ),
    children: <p>Content stands here.</p>,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("region", { name: "Repair before you replace" }),
    ).toBeVisible()
  },
}
export const Sunken: Story = { args: { ground: "sunken" } }
export const Deep: Story = { args: { ground: "deep" } }
export const Raised: Story = { args: { ground: "raised" } }
/** The page's own heading: larger. */
export const FirstOnThePage: Story = { args: { headingLevel: "h1" } }
/** Without a heading it is a plain band, and no landmark. */
export const WithoutTitle: Story = {
  args: { title: undefined, intro: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).toBeNull()
  },
}
export const LongText: Story = { args: { title: longName, intro: `${longName}. ${longName}.` } }
export const ReadingWidth: Story = { args: { width: "reading" } }
export const Dark: Story = { globals: { theme: "dark" } }
export const DeepDark: Story = { args: { ground: "deep" }, globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
