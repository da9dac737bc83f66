import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { stayOnPage } from "../lib/story-links"
import { FacetForm } from "./FacetForm"
import { FilterLinks } from "./FilterLinks"
import { manyBrands, sampleFacets } from "./sample-facets"

const meta = {
  title: "Catalogue/FacetForm",
  component: FacetForm,
  parameters: {
    docs: {
      description: {
        component: [
          "The filters of `FacetList` as plain HTML: for a page drawn on the server that must not carry their script.",
          "**Do** listen on the page for `change` and `submit`, ask for the list at once, and show `FilterLinks` above it. **Don't** use it where a group has so many options that they must be searched (FacetList).",
          "A GET form whose boxes keep their own state, sent with its button where scripts are off. Long groups scroll in a place of their own. Limits that contradict each other are said beside the field.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    facets: sampleFacets,
    selected: {},
    action: "/browse-products",
    preservedParams: [["q", "scanner"]],
    className: "max-w-72",
  },
} satisfies Meta<typeof FacetForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form", { name: "Filters" })
    await userEvent.click(within(form).getByRole("checkbox", { name: /Honeywell/ }))
    await userEvent.type(within(form).getByLabelText("Lowest"), "150")
    const sent = new FormData(form)
    await expect(sent.get("q")).toBe("scanner")
    await expect(sent.getAll("brand")).toEqual(["honeywell"])
    await expect(sent.get("price_min")).toBe("150")
  },
}

export const Chosen: Story = {
  args: { selected: { brand: ["zebra", "epson"], in_stock: ["true"] } },
  beforeEach: stayOnPage,
  render: (args) => (
    <>
      <FilterLinks
        facets={args.facets}
        selected={args.selected}
        hrefFor={(selection) => `/browse-products?${Object.keys(selection).join("&")}`}
        className="mb-4"
      />
      <FacetForm {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("checkbox", { name: /Zebra/ })).toBeChecked()
    await expect(canvas.getByRole("link", { name: "Remove filter Stock: In stock only" })).toHaveAttribute(
      "href",
      "/browse-products?brand",
    )
    await expect(canvas.getByRole("link", { name: "Clear all filters" })).toBeVisible()
  },
}

export const LimitsContradict: Story = {
  args: { selected: { price_min: ["500"], price_max: ["100"] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Highest")).toHaveAccessibleDescription(
      /The highest price must not be below the lowest/,
    )
  },
}

export const ManyOptions: Story = { args: { facets: [manyBrands, ...sampleFacets.slice(1)] } }
export const Dark: Story = { ...Chosen, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...Chosen, globals: { direction: "rtl" } }
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: "w320" } } }
