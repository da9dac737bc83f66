import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { CompareToggle } from "../compare-toggle"
import { comparedProducts, longName } from "../lib/samples"
import { ProductTable } from "./ProductTable"

const rows = comparedProducts.map((product, index) => ({
  ...product,
  price: typeof product.price === "number" ? product.price : null,
  priceText: null,
  specifications: [["USB", "Bluetooth, USB", null, "RS-232"][index] ?? null, "2D imager"],
  actions: (
    <CompareToggle name={product.name} isChosen={index === 1} isFull={false} onToggle={() => undefined} />
  ),
}))

const meta = {
  title: "Catalogue/ProductTable",
  component: ProductTable,
  parameters: {
    docs: {
      description: {
        component: [
          "Products in rows, with the specifications of their machine type: for buyers who compare numbers.",
          "**Do** show the four specifications that are decided by, and mark the order of the list. **Don't** use it for anything but products (DataTable).",
          "A native table; its orders are links in its heads. Where it is too narrow for columns each row becomes a block of labelled values, as in DataTable. It needs no script.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    caption: "Products",
    rows,
    specifications: ["Interface", "Scan engine"],
    sort: { columnId: "price", direction: "ascending" },
    hrefFor: (sort) =>
      `/browse-products?order=${sort?.direction === "descending" ? "-" : ""}${sort?.columnId}`,
  },
} satisfies Meta<typeof ProductTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Products" })
    const price = within(table).getByRole("columnheader", { name: "Price" })
    await expect(price).toHaveAttribute("aria-sort", "ascending")
    await expect(within(price).getByRole("link")).toHaveAttribute("href", "/browse-products?order=-price")
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(rows.length)
    await expect(within(table).getByText("Not stated")).toBeInTheDocument()
  },
}

export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const LongText: Story = {
  args: { rows: rows.slice(0, 1).map((row) => ({ ...row, name: longName })) },
}
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }
