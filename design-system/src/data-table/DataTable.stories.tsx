import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { formatPounds } from "../lib/money"
import { longName, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Link } from "../link"
import { StockBadge } from "../stock-badge"
import { type ColumnSetting } from "./columns"
import { DataTable, type DataTableProps } from "./DataTable"
import { type DataColumn, type TableView } from "./types"

interface Product {
  id: string
  name: string
  price: number | null
  stock: number
}

const products: Product[] = shelf.map(([name, form, price, stock]) => ({ id: form, name, price, stock }))

/** Enough products to test the speed of a long table. */
const manyProducts: Product[] = Array.from({ length: 500 }, (_, index) => {
  const [name, form, price, stock] = shelf[index % shelf.length] ?? shelf[0]
  return { id: `${form}-${index}`, name: `${name}, lot ${index + 1}`, price: price + index, stock }
})

const columns: readonly DataColumn<Product>[] = [
  {
    id: "name",
    header: "Product",
    isRowHeader: true,
    cell: ({ id, name }) => <Link href={`/admin/edit-product/${id}`}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    id: "price",
    header: "Price ex VAT",
    align: "end",
    cell: ({ price }) => (price === null ? "On application" : formatPounds(price)),
    sortBy: ({ price }) => price,
    firstDirection: "descending",
  },
  {
    id: "stock",
    header: "Stock",
    cell: ({ stock }) => <StockBadge stock={stock} />,
    sortBy: ({ stock }) => stock,
  },
]

const edit = (product: Product) => (
  <Button variant="ghost" size="sm" href={`/admin/edit-product/${product.id}`}>
    Edit<span className="sr-only"> {product.name}</span>
  </Button>
)

const unpublish = fn()
const chosen = fn()
const retried = fn()
const viewed = fn()

const selection: DataTableProps<Product>["selection"] = {
  onChange: chosen,
  actions: (ids, clear) => (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => {
        unpublish(ids)
        clear()
      }}
    >
      Unpublish
    </Button>
  ),
}

const ProductTable = DataTable<Product>

const meta = {
  title: "Data/DataTable",
  component: ProductTable,
  parameters: {
    docs: {
      description: {
        component: [
          "Lets staff look over, sort, page through and act upon rows of one kind: products, articles, submissions.",
          "**Do** set `isRowHeader` on the column that names the row, align numbers to the end of their column, let numbers sort from the greatest first, and say in `empty` what to do next. Keep `columns` and `rowActions` outside of the component, so that 500 rows stay quick.",
          "**Don't** use it to lay things out, for two columns of label and value (SpecificationTable), or to compare products (ComparisonTable).",
          "A native table: heads hold buttons (or links, with `hrefFor`) and `aria-sort`; the caption names it; count, order and choice are announced politely. Shift with a press, or with the space bar, chooses all rows between two boxes. It is a table and not a grid: Tab goes from control to control, and a screen reader reads cell by cell.",
          "On a narrow screen rows become blocks of labelled values instead of scrolling sideways. WCAG 1.4.10 would allow scrolling for tables, but staff on a phone look up one row, and labels beside values spare them the memory of a head that has scrolled away. Sorting and choosing all move above the rows. Where a wide table still does not fit, it scrolls in a named region that the keyboard reaches.",
          "The engine is TanStack Table 9 with sorting, paging and selection only. Load the table where it is used: no page of the shop should carry it.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    caption: "Products",
    noun: ["product", "products"],
    columns,
    rows: products,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
  },
} satisfies Meta<typeof ProductTable>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("rowheader")
    .map((head) => head.textContent.replace("Product", ""))

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole("table", { name: "Products" })
    await expect(within(table).getAllByRole("row")).toHaveLength(9)
    await expect(canvas.getByText("8 products")).toBeVisible()
    await expect(canvas.queryByRole("navigation")).toBeNull()
  },
}

export const Sorting: Story = {
  args: { defaultSort: { columnId: "name", direction: "ascending" } },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const head = (name: string) => canvas.getByRole("columnheader", { name })
    await step("starts in the given order", async () => {
      await expect(head("Product")).toHaveAttribute("aria-sort", "ascending")
      await expect(names(canvasElement)[0]).toBe("Datalogic Magellan 1500i")
    })
    await step("numbers sort from the greatest, by pointer", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Price ex VAT" }))
      await expect(head("Price ex VAT")).toHaveAttribute("aria-sort", "descending")
      await expect(head("Product")).not.toHaveAttribute("aria-sort")
      await expect(names(canvasElement)[0]).toBe("Zebra MC9400 Gun Grip")
    })
    await step("and back, by keyboard, with a word about it", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(names(canvasElement)[0]).toBe("Zebra DS2278 Cordless Imager")
      await expect(canvas.getByRole("status")).toHaveTextContent("sorted by Price ex VAT, ascending")
      await expect(canvas.getByRole("button", { name: "Price ex VAT" })).toHaveFocus()
    })
  },
}

export const UnknownComesLast: Story = {
  args: {
    rows: [{ id: "x", name: "Zebra WS50", price: null, stock: 2 }, ...products],
    defaultSort: { columnId: "price", direction: "ascending" },
  },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement).at(-1)).toBe("Zebra WS50")
  },
}

export const Paging: Story = {
  args: { rows: manyProducts, pageSize: 25 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("1–25 of 500 products")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(canvas.getByRole("status")).toHaveTextContent("26–50 of 500 products")
    await userEvent.click(canvas.getByRole("button", { name: "Page 20" }))
    await expect(names(canvasElement)).toHaveLength(25)
    await expect(names(canvasElement).at(-1)).toBe(manyProducts.at(-1)?.name)
  },
}

function WithDeletion(props: DataTableProps<Product>) {
  const [deleted, setDeleted] = useState<readonly string[]>([])
  return (
    <DataTable
      {...props}
      mode="client"
      rows={products.filter(({ id }) => !deleted.includes(id))}
      pageSize={3}
      rowActions={({ id, name }) => (
        <Button variant="ghost" size="sm" onClick={() => setDeleted((ids) => [...ids, id])}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      )}
    />
  )
}

/** A page stays when one of its rows is deleted; with its last row the reader is on the page before. */
export const DeletingTheLastRows: Story = {
  render: (args) => <WithDeletion {...args} />,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const removeFirst = () =>
      userEvent.click(canvas.getAllByRole("button", { name: /^Delete / })[0] ?? canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }))
    await expect(canvas.getByText("7–8 of 8 products")).toBeVisible()
    await removeFirst()
    await expect(canvas.getByText("7–7 of 7 products")).toBeVisible()
    await removeFirst()
    await expect(canvas.getByText("4–6 of 6 products")).toBeVisible()
    await expect(names(canvasElement)).toEqual(products.slice(3, 6).map(({ name }) => name))
    await expect(canvas.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
  },
}

function WithSearch(props: DataTableProps<Product>) {
  const [search, setSearch] = useState("")
  return (
    <>
      <Button onClick={() => setSearch("Zebra")}>Search for Zebra</Button>
      <DataTable
        {...props}
        mode="client"
        rows={manyProducts.filter(({ name }) => name.includes(search))}
        pageSize={10}
        search={search}
      />
    </>
  )
}

/** What another search finds is shown from its first page, in the chosen order. */
export const Searching: Story = {
  render: (args) => <WithSearch {...args} />,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Product" }))
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(canvas.getByText("11–20 of 500 products")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Search for Zebra" }))
    await expect(canvas.getByText(/^1–10 of \d+ products$/)).toBeVisible()
    await expect(canvas.getByRole("columnheader", { name: "Product" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    )
  },
}

export const Selecting: Story = {
  args: { selection, rowActions: edit },
  globals: { viewport: { value: "w1280" } },
  beforeEach: () => {
    unpublish.mockClear()
    chosen.mockClear()
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` })
    const all = canvas.getByRole("checkbox", { name: "Select all products" })
    const status = canvas.getByRole("status")
    const user = userEvent.setup()
    await step("one row", async () => {
      await user.click(box("Datalogic Magellan 1500i"))
      await expect(status).toHaveTextContent("1 selected")
      await expect(all).toBePartiallyChecked()
    })
    await step("with Shift, all rows up to another", async () => {
      await user.keyboard("{Shift>}")
      await user.click(box("Zebra MC9400 Gun Grip"))
      await user.keyboard("{/Shift}")
      await expect(status).toHaveTextContent("4 selected")
      await expect(box("Zebra RS5100 Ring Scanner")).toBeChecked()
      await expect(chosen).toHaveBeenLastCalledWith([
        "presentation-scanner",
        "ring-scanner",
        "handheld-computer",
        "gun-grip-computer",
      ])
    })
    await step("all, by keyboard", async () => {
      all.focus()
      await user.keyboard(" ")
      await expect(status).toHaveTextContent("8 selected")
      await expect(all).toBeChecked()
      await expect(all).not.toBePartiallyChecked()
    })
    await step("an action gets the rows, and the choice is given up", async () => {
      await user.click(
        within(canvas.getByRole("group", { name: "With the selected" })).getByRole("button", {
          name: "Unpublish",
        }),
      )
      await expect(unpublish).toHaveBeenCalledWith(
        expect.toSatisfy((ids: string[]) => ids.length === products.length),
      )
      await expect(status).toHaveTextContent("8 products")
      await expect(canvas.queryByRole("group", { name: "With the selected" })).toBeNull()
    })
  },
}

export const Selected: Story = {
  args: { selection, rowActions: edit },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Datalogic Magellan 1500i" }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Zebra TC22 Mobile Computer" }))
    await expect(canvas.getByRole("button", { name: "Unpublish" })).toBeVisible()
  },
}
export const SelectedDark: Story = { ...Selected, globals: { theme: "dark", viewport: { value: "w1280" } } }

export const RowActions: Story = {
  args: { rowActions: edit },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Edit Zebra TC22 Mobile Computer" }),
    ).toHaveAttribute("href", "/admin/edit-product/handheld-computer")
  },
}

const wideColumns: readonly DataColumn<Product>[] = [
  ...columns,
  { id: "type", header: "Machine type", showFrom: "medium", cell: () => "Barcode Scanners" },
  { id: "updated", header: "Updated", showFrom: "wide", cell: () => "23 Nov 2026" },
]

/** Columns that a table can do without make room, and the actions of a row stay in view even where there is none. */
export const ActionsStayInView: Story = {
  args: { columns: wideColumns, rowActions: edit },
  decorators: [(render) => <div style={{ maxWidth: 680 }}>{render()}</div>],
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const region = canvasElement.querySelector<HTMLElement>(".data-scroll") ?? canvasElement
    const [action] = canvas.getAllByRole("link", { name: /^Edit / })
    const headings = () => canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)
    const isInView = () =>
      (action?.getBoundingClientRect().right ?? Infinity) <= region.getBoundingClientRect().right
    await step("the least important columns are left out first", async () => {
      await expect(headings()).toEqual(["Product", "Price ex VAT", "Stock", "Actions"])
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    })
    await step("what is still too wide scrolls under the actions", async () => {
      region.querySelector("table")?.style.setProperty("min-width", "1200px")
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
      await expect(isInView()).toBe(true)
      region.scrollLeft = region.scrollWidth
      await expect(isInView()).toBe(true)
      region.scrollLeft = 0
    })
  },
}

function WithColumnChoice(props: DataTableProps<Product>) {
  const [value, onChange] = useState<readonly ColumnSetting[]>([])
  return <DataTable {...props} columnChoice={{ value, onChange }} />
}

export const ChoosingColumns: Story = {
  args: { rowActions: edit },
  render: (args) => <WithColumnChoice {...args} />,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    const headings = () =>
      [...canvasElement.querySelectorAll("thead th")].map(({ textContent }) => textContent)
    const user = userEvent.setup()
    await step("a column is hidden, the one that names the row never", async () => {
      await user.click(canvas.getByRole("button", { name: "Columns" }))
      const dialog = await page.findByRole("dialog", { name: "Columns" })
      await expect(within(dialog).getByRole("checkbox", { name: "Product" })).toBeDisabled()
      await user.click(within(dialog).getByRole("checkbox", { name: "Price ex VAT" }))
      await expect(headings()).toEqual(["Product", "Stock", "Actions"])
      await user.click(within(dialog).getByRole("checkbox", { name: "Price ex VAT" }))
    })
    await step("a column is moved by keyboard, and the focus follows", async () => {
      page.getByRole("button", { name: "Move Stock up" }).focus()
      await user.keyboard("{Enter}")
      await expect(headings()).toEqual(["Product", "Stock", "Price ex VAT", "Actions"])
      await expect(page.getByRole("button", { name: "Move Stock up" })).toHaveFocus()
      await expect(page.getByText("Stock is now number 1 of 2")).toBeInTheDocument()
    })
    await step("a reset shows them as at first", async () => {
      await user.click(page.getByRole("button", { name: "Reset" }))
      await expect(headings()).toEqual(["Product", "Price ex VAT", "Stock", "Actions"])
      await expect(page.getByRole("dialog", { name: "Columns" })).toBeVisible()
    })
  },
}
export const ChoosingColumnsNarrow: Story = {
  args: { rowActions: edit },
  render: (args) => <WithColumnChoice {...args} />,
  globals: { viewport: { value: "w320" }, theme: "dark" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Columns" }))
    const dialog = await within(document.body).findByRole("dialog", { name: "Columns" })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const SortedByTheServer: Story = {
  args: {
    mode: "server",
    sort: { columnId: "price", direction: "descending" },
    page: 3,
    pageSize: 8,
    rowCount: 334,
    hrefFor: ({ sort, page }: TableView) =>
      `/admin/dashboard?order=${sort?.direction === "descending" ? "-" : ""}${sort?.columnId ?? ""}&page=${page}`,
  },
  globals: { viewport: { value: "w1280" } },
  beforeEach: stayOnPage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("17–24 of 334 products")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Price ex VAT" })).toHaveAttribute(
      "href",
      "/admin/dashboard?order=price&page=1",
    )
    await expect(canvas.getByRole("link", { name: "Page 4" })).toHaveAttribute(
      "href",
      "/admin/dashboard?order=-price&page=4",
    )
    await expect(names(canvasElement)).toEqual(products.map(({ name }) => name))
  },
}

export const SortedByTheCaller: Story = {
  args: {
    mode: "server",
    sort: null,
    page: 1,
    pageSize: 8,
    rowCount: 12,
    onViewChange: viewed,
  },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Product" }))
    await expect(viewed).toHaveBeenLastCalledWith({
      sort: { columnId: "name", direction: "ascending" },
      page: 1,
    })
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }))
    await expect(viewed).toHaveBeenLastCalledWith({ sort: null, page: 2 })
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading products")
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true")
  },
}
export const LoadingMore: Story = { args: { loading: true } }

export const Empty: Story = {
  args: { rows: [], empty: "No products match “granit”. Look for a brand or a part number instead." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/No products match/)).toBeVisible()
  },
}

/** Its last rows have just been deleted, and the page is read again. */
export const PageWithoutRows: Story = {
  args: {
    mode: "server",
    sort: null,
    page: 3,
    pageSize: 8,
    rowCount: 334,
    onViewChange: viewed,
    rows: [],
    empty: "No products here.",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/^334 products$/)
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    error: "Network error. Please check your internet connection and try again.",
    onRetry: retried,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("alert")).toHaveTextContent("Network error")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}

export const OneRow: Story = { args: { rows: products.slice(0, 1) } }
export const LongText: Story = {
  args: {
    rows: [{ id: "long", name: longName, price: 1_234_567.89, stock: 3 }, ...products],
    rowActions: edit,
  },
}

/** Names of the rendered rows, in order. */
const drawn: string[] = []
const countedColumns = columns.map((column) => ({
  ...column,
  cell: (row: Product) => {
    if (column.isRowHeader) drawn.push(row.name)
    return column.cell(row)
  },
}))

/** A press on one box renders one row, and not the other 499. */
export const FiveHundredRows: Story = {
  args: { columns: countedColumns, rows: manyProducts, selection, scroll: "inside" },
  globals: { viewport: { value: "w1280" } },
  // All rows are alike: checking the first twenty checks the others, and takes seconds less.
  parameters: { a11y: { context: { exclude: ["tbody > :nth-child(n + 20)"] } } },
  play: async ({ canvasElement }) => {
    // Found by label and text: computing the roles of 500 rows takes longer than the table's own work.
    const canvas = within(canvasElement)
    const region = await canvas.findByLabelText("Products", { selector: "div" })
    const head = canvas.getByText("Price ex VAT", { selector: "th *" })
    region.scrollTop = 4000
    const fromTop = head.getBoundingClientRect().top - region.getBoundingClientRect().top
    await expect(fromTop).toBeGreaterThanOrEqual(0)
    await expect(fromTop).toBeLessThan(24)
    region.scrollTop = 0
    const box = canvas.getByLabelText(`Select ${manyProducts[2]?.name}`)
    drawn.length = 0
    box.click()
    await waitFor(() => expect(canvas.getByText("1 selected")).toBeVisible())
    await expect(drawn).toEqual([manyProducts[2]?.name])
  },
}

export const Narrow: Story = {
  args: { selection, rowActions: edit },
  globals: { viewport: { value: "w320" } },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("row", { name: /Magellan/ })).toBeVisible()
    await expect(canvas.getAllByText("Price ex VAT").some((label) => label.checkVisibility())).toBe(true)
    await userEvent.click(canvas.getByText("Sort by"))
    await userEvent.click(canvas.getByRole("button", { name: "Stock" }))
    await expect(canvas.getByText(/Sort by: Stock, ascending/)).toBeVisible()
    await expect(names(canvasElement)[0]).toBe("Zebra RS5100 Ring Scanner")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all products" }))
    await expect(canvas.getByRole("status")).toHaveTextContent("8 selected")
  },
}
export const Dark: Story = { args: { rowActions: edit }, globals: { theme: "dark" } }
export const RightToLeft: Story = {
  args: { rowActions: edit, selection, rows: manyProducts, pageSize: 10 },
  globals: { direction: "rtl", viewport: { value: "w1280" } },
}
export const HeadHover: Story = { parameters: { pseudo: { hover: true } } }
export const HeadFocus: Story = { parameters: { pseudo: { focusVisible: true } } }

function Reloading(props: DataTableProps<Product>) {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="mb-4" onClick={() => setLoading(!loading)}>
        {loading ? "Stop" : "Reload"}
      </Button>
      <DataTable {...props} loading={loading} />
    </>
  )
}
export const ShowsRowsWhileReloading: Story = {
  render: (args) => <Reloading {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true")
    await expect(names(canvasElement)).toHaveLength(8)
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }))
    await expect(canvas.getByRole("table")).not.toHaveAttribute("aria-busy")
  },
}
