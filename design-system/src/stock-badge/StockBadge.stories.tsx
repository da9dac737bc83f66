import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { StockBadge } from "./StockBadge"

const meta = {
  title: "Catalogue/StockBadge",
  component: StockBadge,
  parameters: {
    docs: {
      description: {
        component: [
          "Says whether a product can be had now: over 10 “In stock”, 1 to 10 the number, otherwise “Out of stock”.",
          "**Do** pass what can be sold, not what lies on the shelf.",
          "**Don't** add colours or texts of your own: put a date of delivery beside it.",
          "The text carries the meaning; colour and the square before it only support it, and both survive forced colours.",
        ].join("\n\n"),
      },
    },
  },
  args: { stock: 11 },
} satisfies Meta<typeof StockBadge>

export default meta
type Story = StoryObj<typeof meta>

/** A story that must show exactly this text. */
const reads = (stock: number, text: string): Story => ({
  args: { stock },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeVisible()
  },
})

export const Plenty: Story = reads(11, "In stock")
export const Ten: Story = reads(10, "10 in stock")
export const One: Story = reads(1, "1 in stock")
export const None: Story = reads(0, "Out of stock")
export const Dark: Story = { ...reads(3, "3 in stock"), globals: { theme: "dark" } }
export const Negative: Story = reads(-2, "Out of stock")
export const Narrow: Story = { ...reads(3, "3 in stock"), globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...reads(3, "3 in stock"), globals: { direction: "rtl" } }
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[90, 10, 1, 0].map((stock) => (
        <StockBadge key={stock} stock={stock} />
      ))}
    </div>
  ),
}
export const AllDark: Story = { ...All, globals: { theme: "dark" } }
