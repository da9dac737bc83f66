import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { AppliedFilters } from "./AppliedFilters"
import { FacetDrawer } from "./FacetDrawer"
import { FacetList, type FacetListProps } from "./FacetList"
import { manyBrands, sampleFacets } from "./sample-facets"
import { type FacetSelection } from "./selection"

const meta = {
  title: "Catalogue/FacetList",
  component: FacetList,
  parameters: {
    docs: {
      description: {
        component: [
          "Narrows a list down: brand, machine type, stock, price and the specifications of the machine type, each with how many products it would leave.",
          "**Do** keep the order of groups and options while counts change, fold up what few people use, keep everything in the address, and show `AppliedFilters` above the list.",
          "**Don't** offer an option of which nothing is left, unless it is chosen (it then stays, pale, with a nought), and don't apply a price at every key.",
          "The filters are a plain GET form: before and without scripts boxes are ticked and sent with a button. With scripts every tick applies at once, and the list's `ResultBar` announces the count. Groups and “Show more” are native disclosures; a group of twenty or more can be searched. On narrow screens `FacetDrawer` holds the same list in a Drawer whose button says what waits behind it: “Show 128 products”.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    facets: sampleFacets,
    selected: {},
    onChange: fn(),
    action: "/browse-products",
    preservedParams: { q: "scanner" },
    resultCount: 128,
    className: "max-w-72",
  },
} satisfies Meta<typeof FacetList>

export default meta
type Story = StoryObj<typeof meta>

/** The list with an application that stores the selection. */
function Stateful({ onChange, ...list }: FacetListProps) {
  const [selected, setSelected] = useState<FacetSelection>(list.selected)
  const choose = (selection: FacetSelection) => {
    setSelected(selection)
    onChange(selection)
  }
  return (
    <>
      <AppliedFilters
        facets={list.facets}
        selected={selected}
        onChange={choose}
        hrefFor={(selection) =>
          `/browse-products?${new URLSearchParams(Object.entries(selection).flatMap(([name, values]) => values.map((value) => [name, value])))}`
        }
        className="mb-4"
      />
      <FacetList {...list} selected={selected} onChange={choose} />
    </>
  )
}
const stateful: Story["render"] = (args) => <Stateful {...args} />

export const Default: Story = {
  render: stateful,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const form = canvas.getByRole("form", { name: "Filters" })
    await step("a tick applies at once, by pointer and by keyboard", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: /^Zebra.*64 products/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ brand: ["zebra"] })
      await userEvent.keyboard("{Tab} ")
      await expect(args.onChange).toHaveBeenLastCalledWith({ brand: ["zebra", "honeywell"] })
      await expect(canvas.getByText("2 chosen")).toBeVisible()
    })
    await step("what leaves nothing stays", async () => {
      await expect(canvas.getByRole("checkbox", { name: /^Epson.*0 products/ })).toBeEnabled()
    })
    await step("the form says the same without scripts", async () => {
      const sent = form instanceof HTMLFormElement ? [...new FormData(form)] : []
      await expect(sent).toEqual([
        ["q", "scanner"],
        ["brand", "zebra"],
        ["brand", "honeywell"],
        ["price_min", ""],
        ["price_max", ""],
      ])
      await expect(form).toHaveAttribute("action", "/browse-products")
    })
  },
}

export const PriceRange: Story = {
  render: stateful,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const lowest = canvas.getByRole("textbox", { name: "Lowest" })
    const highest = canvas.getByRole("textbox", { name: "Highest" })
    await step("limits that make no sense are explained and not applied", async () => {
      await userEvent.type(lowest, "300")
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ price_min: ["300"] })
      await userEvent.type(highest, "100{Enter}")
      await expect(highest).toHaveAccessibleErrorMessage(/must not be below the lowest/)
      await expect(args.onChange).toHaveBeenCalledTimes(1)
    })
    await step("limits that do are applied, and the keyboard stays", async () => {
      await userEvent.clear(highest)
      await userEvent.type(highest, "1,200{Enter}")
      await expect(highest).toBeValid()
      await expect(highest).toHaveFocus()
      await expect(args.onChange).toHaveBeenLastCalledWith({ price_min: ["300"], price_max: ["1200"] })
      await expect(
        canvas.getByRole("link", { name: "Remove filter Price ex VAT: £300 to £1200" }),
      ).toBeVisible()
    })
  },
}

export const Applied: Story = {
  args: {
    selected: { brand: ["zebra", "honeywell"], in_stock: ["true"], price_max: ["500"] },
  },
  render: stateful,
  beforeEach: stayOnPage,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const applied = within(canvas.getByRole("group", { name: "Applied filters" }))
    await step("removing one keeps the keyboard's place", async () => {
      const honeywell = applied.getByRole("link", { name: "Remove filter Brand: Honeywell" })
      await expect(honeywell).toHaveAttribute(
        "href",
        "/browse-products?in_stock=true&price_max=500&brand=zebra",
      )
      honeywell.focus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("checkbox", { name: /Honeywell/ })).not.toBeChecked()
      await expect(applied.getByRole("link", { name: "Remove filter Stock: In stock only" })).toHaveFocus()
    })
    await step("and all at once", async () => {
      await userEvent.click(applied.getByRole("link", { name: "Clear all filters" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({})
      await expect(applied.queryByRole("listitem")).toBeNull()
      await expect(canvas.getByRole("textbox", { name: "Highest" })).toHaveValue("")
    })
  },
}
export const AppliedAtRest: Story = {
  args: { selected: { brand: ["zebra", "honeywell"], price_max: ["500"] } },
  render: stateful,
}

/** Found by label: computing the roles of 500 boxes takes longer than the list's own work. */
export const FiveHundredBrands: Story = {
  args: { facets: [manyBrands, ...sampleFacets.slice(1)], selected: { brand: ["brand-300"] } },
  render: stateful,
  // All boxes are alike: checking the first twenty checks the others, and takes seconds less.
  parameters: { a11y: { context: { exclude: ["details details > div > :nth-child(n + 20)"] } } },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step("eight at first, and what is chosen", async () => {
      await expect(canvas.getByLabelText("Maker 8, 493 products")).toBeVisible()
      await expect(canvas.getByLabelText("Maker 300, 201 products")).toBeVisible()
      await expect(canvas.getByLabelText("Maker 9, 492 products")).not.toBeVisible()
    })
    const search = canvas.getByRole("searchbox", { name: "Search brand" })
    await step("the search finds among all of them, and says how many", async () => {
      await userEvent.type(search, "r 49")
      await waitFor(() => expect(canvas.getByLabelText("Maker 499, 2 products")).toBeVisible())
      await expect(canvas.getByText("11 found")).toBeInTheDocument()
      await expect(canvas.getByLabelText("Zebra, 500 products")).not.toBeVisible()
    })
    await step("a tick stays where it is", async () => {
      await userEvent.click(canvas.getByLabelText("Maker 499, 2 products"))
      await expect(args.onChange).toHaveBeenLastCalledWith({ brand: ["brand-300", "brand-499"] })
      await expect(canvas.getByLabelText("Maker 499, 2 products")).toHaveFocus()
    })
    await step("Enter in the search sends nothing", async () => {
      await userEvent.type(search, "9{Enter}")
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await userEvent.clear(search)
      await userEvent.type(search, "zz")
      await expect(canvas.getByText("None found")).toBeVisible()
    })
    await userEvent.clear(search)
    await userEvent.click(canvas.getByText("Show 491 more"))
    await expect(canvas.getByLabelText("Maker 9, 492 products")).toBeVisible()
  },
}

const drawer: Story = {
  args: { className: undefined, selected: { brand: ["zebra"] } },
  render: (args) => {
    function Phone() {
      const [selected, setSelected] = useState<FacetSelection>(args.selected)
      return (
        <FacetDrawer
          {...args}
          selected={selected}
          resultCount={selected.brand ? 64 : 128}
          onChange={setSelected}
        />
      )
    }
    return <Phone />
  },
}
export const InADrawer: Story = {
  ...drawer,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole("button", { name: "Filters (1)" })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole("dialog", { name: "Filters" }))
    await step("the button says what waits behind it", async () => {
      await waitFor(() => expect(dialog.getByRole("button", { name: "Show 64 products" })).toBeVisible())
      await userEvent.click(dialog.getByRole("button", { name: "Clear all" }))
      await expect(dialog.getByText("Show 128 products", { selector: "p" })).toHaveTextContent(
        "Show 128 products",
      )
    })
    await step("and leads back to the list", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Show 128 products" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
      await expect(canvas.getByRole("button", { name: "Filters" })).toHaveFocus()
    })
  },
}
export const DrawerOpen: Story = {
  ...drawer,
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Filters (1)" }))
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Filters" })).toBeVisible())
  },
}

export const OneGroup: Story = { args: { facets: sampleFacets.slice(2, 3) } }
export const LongText: Story = {
  args: {
    facets: [
      {
        kind: "choice",
        name: "brand",
        label: longName,
        options: [{ value: "long", label: longName, count: 123456 }],
      },
    ],
    selected: { brand: ["long"] },
  },
  render: stateful,
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { ...AppliedAtRest, globals: { theme: "dark" } }
export const Narrow: Story = { ...AppliedAtRest, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...AppliedAtRest, globals: { direction: "rtl" } }
