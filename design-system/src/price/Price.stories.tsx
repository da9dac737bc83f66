import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { longName } from "../lib/samples"
import { Price } from "./Price"

const meta = {
  title: "Catalogue/Price",
  component: Price,
  parameters: {
    docs: {
      description: {
        component: [
          "Shows a price in pounds, with or without VAT.",
          "**Do** pass both prices where the shop knows them: the visitor's switch then chooses, by `data-vat=\"inc\"` on the document or any element around, without anything being rendered again. On a product's page show both, the one they buy by first.",
          "**Don't** work VAT out here (the rule is the application's), strike a price through, or write “from” into a number: pass a text instead.",
          "A number shows with two places; a text that is a number does too; any other text is shown as it is. Figures are of one width, so that columns line up.",
        ].join("\n\n"),
      },
    },
  },
  args: { amount: 1234.5, amountIncVat: 1481.4 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

/** A story that must show exactly this text. */
const reads = (args: Story["args"], text: string): Story => ({
  args,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.replace(/\s+/g, " ").trim()).toBe(text)
  },
})

/** A story in which exactly these texts are visible. */
const shows = (args: Story["args"], choice: "ex" | "inc", seen: RegExp, unseen: RegExp): Story => ({
  args,
  decorators: [
    (Story) => (
      <div data-vat={choice}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(seen)).toBeVisible()
    await expect(canvas.getByText(unseen)).not.toBeVisible()
  },
})

export const ChosenExVat: Story = shows({}, "ex", /^£1,234\.50/, /^£1,481\.40/)
export const ChosenIncVat: Story = shows({}, "inc", /^£1,481\.40/, /^£1,234\.50/)
export const ChosenLarge: Story = shows({ size: "lg" }, "inc", /^inc VAT/, /^ex VAT/)
export const ChosenWithOneKnown: Story = reads({ amountIncVat: null }, "£1,234.50 ex VAT")
export const ExVat: Story = reads({ vat: "ex" }, "£1,234.50 ex VAT")
export const IncVat: Story = reads({ vat: "inc" }, "£1,481.40 inc VAT")
export const Both: Story = reads({ vat: "both", size: "lg" }, "£1,234.50 ex VAT £1,481.40 inc VAT")
export const BothButOneKnown: Story = reads({ vat: "both", amountIncVat: null }, "£1,234.50 ex VAT")
export const NumericText: Story = reads({ vat: "ex", amount: "399.5" }, "£399.50 ex VAT")
export const OtherText: Story = reads({ amount: "From £50 a month" }, "From £50 a month")
export const OnApplication: Story = reads(
  { amount: null, priceText: "Call for a trade price" },
  "Call for a trade price",
)
export const Nothing: Story = reads({ amount: null }, "Price on application")
export const Zero: Story = reads({ vat: "ex", amount: 0, amountIncVat: 0 }, "£0.00 ex VAT")
export const Large: Story = reads({ vat: "ex", size: "lg" }, "£1,234.50 ex VAT")
export const Millions: Story = reads({ vat: "ex", amount: 1_234_567.89 }, "£1,234,567.89 ex VAT")
export const LongText: Story = {
  args: { amount: null, priceText: longName, size: "lg" },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { vat: "both", size: "lg" }, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { vat: "both", size: "lg" }, globals: { direction: "rtl" } }
