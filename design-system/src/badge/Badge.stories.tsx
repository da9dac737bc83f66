import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { longName } from "../lib/samples"
import { Badge } from "./Badge"

const meta = {
  title: "Content/Badge",
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A word or two about a thing: its brand, its machine type, where a repair stands.

**Do** keep it to a noun or a short state, and let the text carry the meaning: the colour only supports it. Use the same variant for the same meaning everywhere: green for done or available, yellow for waiting, red for over or wrong.

**Don't** make it a button or a link, or put more than three in a row. Don't use it for stock: StockBadge knows the rules. Don't put a sentence in it.`,
      },
    },
  },
  args: { children: "Zebra" },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Zebra")).toBeVisible()
  },
}
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Barcode Scanners</Badge>
      <Badge variant="accent">News</Badge>
      <Badge variant="success">Repaired</Badge>
      <Badge variant="warning">Awaiting parts</Badge>
      <Badge variant="danger">End of life</Badge>
    </div>
  ),
}
export const VariantsDark: Story = { ...Variants, globals: { theme: "dark" } }

export const LongText: Story = {
  args: { children: longName },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longName).getBoundingClientRect().width).toBeLessThanOrEqual(
      window.innerWidth,
    )
  },
}
export const RightToLeft: Story = { ...Variants, globals: { direction: "rtl" } }
