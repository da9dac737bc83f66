import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { comparedProducts, longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { QuoteLines } from "./QuoteLines"

const lines = comparedProducts.map(({ id, name, href, partNumber, price }, index) => ({
  id,
  name,
  href,
  partNumber,
  price: typeof price === "number" ? price : null,
  priceText: typeof price === "number" ? null : "Price on application",
  quantity: index + 1,
}))

const meta = {
  title: "Catalogue/QuoteLines",
  component: QuoteLines,
  parameters: {
    docs: {
      description: {
        component: [
          "Products with quantities, prices and totals, as they were sent for a quote or shared as a list.",
          "**Do** give the totals that the application computes to the penny, and say with `untotalledLines` what is not in them. **Don't** use it where quantities can be changed (CartLine).",
          "A native table; where it is too narrow for columns each row becomes a block of labelled values, as in DataTable. On paper the buttons are left out.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    caption: "Lines of your quote request",
    lines,
    totals: { exVat: 1342.1, vat: 268.42, incVat: 1610.52 },
    untotalledLines: 1,
    actions: (
      <>
        <Button variant="secondary">Print</Button>
        <Button variant="secondary">Save as list</Button>
      </>
    ),
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof QuoteLines>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Lines of your quote request" }))
    await expect(table.getAllByRole("rowheader")).toHaveLength(4)
    await expect(table.getByText("£378.00")).toBeVisible()
    await expect(table.getByText("Price on application")).toBeVisible()
    await expect(within(canvasElement).getByText(/^1 line has no price yet/)).toBeVisible()
  },
}
export const OneLine: Story = {
  args: {
    lines: lines.slice(0, 1),
    totals: { exVat: 114.5, vat: 22.9, incVat: 137.4 },
    untotalledLines: 0,
    actions: undefined,
  },
}
export const LongText: Story = {
  args: { lines: lines.slice(0, 1).map((line) => ({ ...line, name: longName, price: 123456.78 })) },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
