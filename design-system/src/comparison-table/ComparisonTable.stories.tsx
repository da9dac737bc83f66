import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { comparedProducts, comparedSpecifications, longName } from "../lib/samples"
import { ComparisonTable, type ComparisonTableProps } from "./ComparisonTable"

const meta = {
  title: "Catalogue/ComparisonTable",
  component: ComparisonTable,
  parameters: {
    docs: {
      description: {
        component: [
          "Puts up to four products side by side, so that a buyer sees in what they differ.",
          "**Do** group specifications in the order in which they are decided by, use the same unit in a row, and pass null for what a maker does not state: the cell then shows “Not stated”.",
          "**Don't** compare products of different machine types, leave out rows because one product is weak in them, or use it for one product (SpecificationTable).",
          "A native table with heads for columns, rows and groups of rows. A row that differs has “≠” and the text “differs”, so nothing depends on colour. The switch hides the rest in CSS alone. Where it is too narrow, the table scrolls in a named region that the keyboard reaches, under names and beside labels that stay; WCAG 1.4.10 excepts tables, whose meaning is in both directions.",
        ].join("\n\n"),
      },
    },
  },
  args: { products: comparedProducts, groups: comparedSpecifications },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

const laptop = { viewport: { value: "w1280" } }

/** The table with an application that removes products. */
function WithRemoval(props: ComparisonTableProps) {
  const [products, setProducts] = useState(props.products)
  const places = products.map((product) => props.products.indexOf(product))
  return (
    <ComparisonTable
      {...props}
      products={products}
      groups={props.groups.map(({ title, rows }) => ({
        title,
        rows: rows.map(({ label, values }) => ({
          label,
          values: places.map((place) => values[place] ?? null),
        })),
      }))}
      onRemove={(id) => setProducts(products.filter((product) => product.id !== id))}
    />
  )
}

export const Four: Story = {
  globals: laptop,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Comparison of products" })
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(5)
    await expect(within(table).getByRole("rowheader", { name: "Link , differs" })).toBeVisible()
    await expect(within(table).getByRole("rowheader", { name: "Reads" })).toBeVisible()
    await expect(within(table).getByText("Not stated")).toBeVisible()
    await expect(within(table).getByText("Price on application")).toBeVisible()
  },
}

export const OnlyDifferences: Story = {
  globals: laptop,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const only = canvas.getByRole("switch", { name: "Only differences (7 of 11)" })
    await step("by pointer", async () => {
      await userEvent.click(only)
      await expect(canvas.queryByRole("rowheader", { name: "Reads" })).toBeNull()
      await expect(canvas.queryByText("Maker's warranty")).not.toBeVisible()
      await expect(canvas.queryByText("Warranty")).not.toBeVisible()
      await expect(canvas.getByText("Drop rating")).toBeVisible()
    })
    await step("and back by keyboard", async () => {
      await userEvent.keyboard(" ")
      await expect(canvas.getByText("Maker's warranty")).toBeVisible()
    })
    await userEvent.keyboard(" ")
  },
}

export const Removing: Story = {
  globals: laptop,
  render: (args) => <WithRemoval {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole("button", { name: "Remove DS2278 Cordless Imager from the comparison" }),
    )
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4)
    await expect(
      canvas.getByRole("button", { name: "Remove Voyager 1472g from the comparison" }),
    ).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(
      canvas.getByRole("button", { name: "Remove Magellan 1500i from the comparison" }),
    ).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(canvas.queryByRole("switch")).toBeNull()
    await expect(canvas.queryByText(/differs/)).toBeNull()
  },
}

export const WithActions: Story = {
  args: {
    products: comparedProducts.map((product) => ({
      ...product,
      actions: (
        <Button size="sm" variant="secondary" aria-label={`Add to Cart: ${product.name}`}>
          Add to Cart
        </Button>
      ),
    })),
  },
  globals: laptop,
  play: async ({ canvasElement }) => {
    const order = within(canvasElement).getByRole("row", { name: /^Order/ })
    await expect(within(order).getAllByRole("button")).toHaveLength(comparedProducts.length)
  },
}

export const Two: Story = {
  args: {
    products: comparedProducts.slice(0, 2),
    groups: comparedSpecifications.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ label, values }) => ({ label, values: values.slice(0, 2) })),
    })),
  },
}
export const One: Story = { args: { products: comparedProducts.slice(0, 1) } }
export const NothingDiffers: Story = {
  args: {
    products: comparedProducts.slice(0, 2).map((product) => ({ ...product, price: 114.5, stock: 42 })),
    groups: comparedSpecifications.slice(3),
  },
}
export const LongText: Story = {
  args: {
    products: comparedProducts.map((product) => ({ ...product, name: longName, image: null })),
    groups: [{ title: longName, rows: [{ label: longName, values: [longName, null, "1.5 m", longName] }] }],
  },
}
export const ManyRows: Story = {
  args: {
    groups: Array.from({ length: 10 }, (_, group) => ({
      title: `Group ${group + 1}`,
      rows: Array.from({ length: 12 }, (_, row) => ({
        label: `Specification ${row + 1}`,
        values: ["Yes", row % 3 === 0 ? "No" : "Yes", "Yes", null],
      })),
    })),
  },
}
export const Dark: Story = {
  globals: { ...laptop, theme: "dark" },
  render: (args) => <WithRemoval {...args} />,
}
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  render: (args) => <WithRemoval {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = await canvas.findByRole("region", { name: "Comparison of products" })
    await userEvent.tab()
    await userEvent.tab()
    await expect(region).toHaveFocus()
    const label = canvas.getByRole("rowheader", { name: /Link/ })
    const before = label.getBoundingClientRect().left
    region.scrollLeft = 200
    await expect(label.getBoundingClientRect().left).toBe(before)
    region.scrollLeft = 0
  },
}
export const RightToLeft: Story = { globals: { ...laptop, direction: "rtl" } }
