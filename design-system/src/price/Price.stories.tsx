import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Price } from "./Price"

const meta = {
  title: "Catalogue/Price",
  component: Price,
  args: { amount: 1234.5, amountIncVat: 1481.4 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

/** A story that must read exactly these words. */
const reads = (args: Story["args"], words: string): Story => ({
  args,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.replace(/\s+/g, " ").trim()).toBe(words)
  },
})

export const ExVat: Story = reads({}, "£1,234.50 ex VAT")
export const IncVat: Story = reads({ vat: "inc" }, "£1,481.40 inc VAT")
export const Both: Story = reads({ vat: "both", size: "lg" }, "£1,234.50 ex VAT £1,481.40 inc VAT")
export const BothButOneKnown: Story = reads({ vat: "both", amountIncVat: null }, "£1,234.50 ex VAT")
export const NumericText: Story = reads({ amount: "399.5" }, "£399.50 ex VAT")
export const OtherText: Story = reads({ amount: "From £50 a month" }, "From £50 a month")
export const OnApplication: Story = reads(
  { amount: null, priceText: "Call for a trade price" },
  "Call for a trade price",
)
export const Nothing: Story = reads({ amount: null }, "Price on application")
