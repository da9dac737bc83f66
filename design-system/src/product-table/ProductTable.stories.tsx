import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button } from "../button"
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
          "With `ordering` it is a list to order from: a box, a quantity and “Add” in each row, and a bar that sticks to the window while products are chosen. Load that after the page: without scripts the boxes, quantities and bar are hidden.",
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

const added = fn<(id: string, quantity: number) => void>()
const addedChosen = fn()

/** Stores choices and quantities, as an application does. */
function Orderable(props: ComponentProps<typeof ProductTable>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  return (
    <ProductTable
      {...props}
      ordering={{
        chosen,
        onChoose: setChosen,
        quantityOf: (id) => quantities[id] ?? 1,
        onQuantity: (id, quantity) => setQuantities({ ...quantities, [id]: quantity }),
        mostPieces: 9_999,
        onAdd: (id) => {
          added(id, quantities[id] ?? 1)
        },
        actions: (
          <Button size="sm" onClick={addedChosen}>
            Add {chosen.size} to cart
          </Button>
        ),
      }}
    />
  )
}

/** Several products are chosen, and one is added with its quantity. */
export const Ordering: Story = {
  globals: { viewport: { value: "w1280" } },
  render: (args) => <Orderable {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("a row is added with its quantity", async () => {
      await userEvent.click(
        canvas.getByRole("button", { name: "Increase Quantity of DS2278 Cordless Imager" }),
      )
      await userEvent.click(canvas.getByRole("button", { name: "Add DS2278 Cordless Imager to cart" }))
      await expect(added).toHaveBeenLastCalledWith("ds2278", 2)
    })
    await step("a row whose field holds no quantity is not added, alone or with others", async () => {
      const field = canvas.getByRole("spinbutton", { name: "Quantity of DS2278 Cordless Imager" })
      await userEvent.clear(field)
      await userEvent.type(field, "12000")
      await userEvent.click(canvas.getByRole("button", { name: "Add DS2278 Cordless Imager to cart" }))
      await expect(added).toHaveBeenCalledOnce()
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await userEvent.click(canvas.getByRole("checkbox", { name: "Choose DS2208 Handheld Imager" }))
      await userEvent.click(canvas.getByRole("button", { name: "Add 1 to cart" }))
      await expect(addedChosen).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole("checkbox", { name: "Choose DS2278 Cordless Imager" }))
      await userEvent.click(canvas.getByRole("button", { name: "Add 2 to cart" }))
      await expect(addedChosen).toHaveBeenCalledOnce()
      await expect(field).toHaveFocus()
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await userEvent.clear(field)
      await userEvent.type(field, "1,000")
      await userEvent.click(canvas.getByRole("button", { name: "Add DS2278 Cordless Imager to cart" }))
      await expect(added).toHaveBeenLastCalledWith("ds2278", 1000)
    })
    await step("several are chosen, counted and cleared", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Choose DS2208 Handheld Imager" }))
      await expect(canvas.getByText("1 chosen")).toBeVisible()
      const all = within(canvas.getByRole("table")).getByRole("checkbox", { name: /^Choose all/ })
      await expect(all).toBePartiallyChecked()
      await userEvent.click(all)
      await expect(canvas.getByText("4 chosen")).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await expect(canvas.queryByRole("group", { name: "With the chosen products" })).toBeNull()
      await userEvent.click(canvas.getByRole("checkbox", { name: "Choose Magellan 1500i" }))
    })
  },
}
export const OrderingOnAPhone: Story = {
  render: (args) => <Orderable {...args} />,
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole("checkbox", { name: "Choose DS2208 Handheld Imager" }),
    )
  },
}
export const OrderingDark: Story = {
  ...OrderingOnAPhone,
  globals: { theme: "dark", viewport: { value: "w1280" } },
}

export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const LongText: Story = {
  args: { rows: rows.slice(0, 1).map((row) => ({ ...row, name: longName })) },
}
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }
