import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { StockBadge } from "./StockBadge"

const meta = {
  title: "Catalogue/StockBadge",
  component: StockBadge,
  args: { stock: 11 },
} satisfies Meta<typeof StockBadge>

export default meta
type Story = StoryObj<typeof meta>

/** A story that must read exactly these words. */
const reads = (stock: number, words: string): Story => ({
  args: { stock },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
})

export const Plenty: Story = reads(11, "In stock")
export const Ten: Story = reads(10, "10 in stock")
export const One: Story = reads(1, "1 in stock")
export const None: Story = reads(0, "Out of stock")
export const Dark: Story = { ...reads(3, "3 in stock"), globals: { theme: "dark" } }
