import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Heading } from "./Heading"

const meta = {
  title: "Content/Heading",
  component: Heading,
  parameters: {
    docs: {
      description: {
        component:
          "Names a page or a part of it. **Do** choose the level for its place in the outline and the size for its weight on the page. **Don't** skip a level to get a smaller heading, or make a heading of what heads nothing: that is `Text`.",
      },
    },
  },
  args: { level: "h2", children: "Compatible accessories" },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 2, name: "Compatible accessories" }),
    ).toBeVisible()
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-4">
      <Heading level="h1" size="xl">
        Zebra DS2208 Handheld Imager
      </Heading>
      <Heading level="h2" size="lg">
        Specification
      </Heading>
      <Heading level="h3" size="md">
        Barcode Scanners
      </Heading>
      <Heading level="h4" size="sm">
        Key features
      </Heading>
    </div>
  ),
}
export const SizesDark: Story = { ...Sizes, globals: { theme: "dark" } }
export const LongText: Story = {
  args: { level: "h1", size: "xl", children: longName },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { ...Sizes, globals: { direction: "rtl" } }
