import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { ResultBar } from "./ResultBar"

const sorted = fn()

const sort = {
  name: "order",
  value: "name",
  action: "/browse-products",
  keep: [
    ["q", "scanner"],
    ["brand", "zebra"],
  ] as const,
  options: [
    { value: "name", label: "Name" },
    { value: "price", label: "Price, lowest first" },
    { value: "-price", label: "Price, highest first" },
    { value: "-created_at", label: "Newest first" },
  ],
  onChange: sorted,
}

const meta = {
  title: "Catalogue/ResultBar",
  component: ResultBar,
  parameters: {
    docs: {
      description: {
        component: [
          "Stands above a list: how many were found, in which order they stand, and how they are drawn.",
          "**Do** keep it in the page while the list changes, so that the new count is announced; put the button of the filters first.",
          "**Don't** put filters into it, and don't offer orders that the list cannot be sorted by.",
          "The count is a status. The order is a native select in a GET form: with scripts it applies when it is chosen, which changes the list but not the context (WCAG 3.2.2); without them a button sends it. The views are links, so each has an address.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    count: 128,
    shown: { from: 25, to: 48 },
    sort,
    view: { value: "grid", hrefFor: (view) => `/browse-products?view=${view}` },
  },
} satisfies Meta<typeof ResultBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent("25–48 of 128 products")
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Price, lowest first")
    await expect(sorted).toHaveBeenLastCalledWith("price")
    const grid = canvas.getByRole("link", { name: "As cards" })
    await expect(grid).toHaveAttribute("aria-current", "true")
    await expect(canvas.getByRole("link", { name: "As a table" })).toHaveAttribute(
      "href",
      "/browse-products?view=table",
    )
  },
}
export const AllShown: Story = {
  args: { count: 7, shown: { from: 1, to: 7 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status").textContent).toBe("7 products")
  },
}
export const One: Story = { args: { count: 1, shown: undefined } }
export const None: Story = { args: { count: 0, shown: undefined } }
export const Many: Story = { args: { count: 50_000, shown: { from: 49_977, to: 50_000 } } }
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading products")
  },
}
export const CountOnly: Story = { args: { sort: undefined, view: undefined } }
export const WithFilters: Story = {
  args: { children: <Button variant="secondary">Filters (2)</Button> },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { ...WithFilters, globals: { theme: "dark" } }
export const Narrow: Story = { ...WithFilters, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...WithFilters, globals: { direction: "rtl" } }
