import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { ProductCard, ProductGrid } from "../card"
import { FacetForm } from "../facet-list"
import { sampleFacets } from "../facet-list/sample-facets"
import { product } from "../lib/samples"
import { ResultBar } from "../result-bar"
import { Listing } from "./Listing"
import { ListingFilters } from "./ListingFilters"
import { ListingFiltersButton } from "./ListingFiltersButton"

const meta = {
  title: "Catalogue/Listing",
  component: Listing,
  parameters: {
    layout: "padded",
    docs: {
      description: {
        component: [
          "A long list beside its filters, and on a narrow screen before them: there `ListingFiltersButton` opens `ListingFilters` as a drawer.",
          "**Do** keep the list of before in place and set `busy` while another is being loaded. **Don't** put a second list on the same page.",
          "The filters are one form for every width. The drawer is a popover: it opens before scripts have come and without them, closes by Escape and by a press beside it, and what is ticked in it stays while the list changes.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    filters: (
      <ListingFilters id="filters" showLabel="Show 128 products">
        <FacetForm facets={sampleFacets} selected={{ brand: ["zebra"] }} action="/browse-products" />
      </ListingFilters>
    ),
    children: (
      <>
        <ResultBar count={128} shown={{ from: 1, to: 6 }}>
          <ListingFiltersButton filtersId="filters" count={1} />
        </ResultBar>
        <ProductGrid label="Products">
          {["DS2208", "DS2278", "DS9308", "TC22", "MC9400", "ZD421"].map((name) => (
            <ProductCard key={name} {...product} name={name} />
          ))}
        </ProductGrid>
      </>
    ),
  },
} satisfies Meta<typeof Listing>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("form", { name: "Filters" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Filters (1)" })).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("the filters are in a drawer", async () => {
      await expect(canvas.queryByRole("form", { name: "Filters" })).toBeNull()
      await userEvent.click(canvas.getByRole("button", { name: "Filters (1)" }))
      await waitFor(() => expect(canvas.getByRole("form", { name: "Filters" })).toBeVisible())
    })
    await step("that closes by the button with the number of products", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show 128 products" }))
      await waitFor(() => expect(canvas.queryByRole("form", { name: "Filters" })).toBeNull())
    })
  },
}

export const FiltersStayInView: Story = {
  globals: { viewport: { value: "w1280" } },
  args: { children: [1, 2, 3, 4].map((one) => <div key={one} className="h-screen bg-surface-sunken" />) },
  play: async ({ canvasElement }) => {
    const filters = within(canvasElement).getByRole("form", { name: "Filters" }).parentElement
    window.scrollTo({ top: window.innerHeight * 2, behavior: "instant" })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(window.innerHeight))
    const { top, bottom } = filters?.getBoundingClientRect() ?? { top: -1, bottom: Infinity }
    await expect(top).toBeGreaterThan(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    window.scrollTo({ top: 0, behavior: "instant" })
  },
}

export const Busy: Story = {
  args: { busy: true },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Loading products")).toHaveAttribute("role", "status")
  },
}

export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }
