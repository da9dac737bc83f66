import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Breadcrumb } from "../../breadcrumb"
import { BrowseDeck } from "../../browse-deck"
import { type BrowseView } from "../../browse-deck/browse-view"
import { brands, machineTypesOf, productsOf, scanners, zebra } from "../../browse-deck/samples"
import { Container } from "../../layout"
import { Pagination } from "../../pagination"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame } from "./PageFrame"

interface BrowsePageProps {
  /** The present view. */
  view: BrowseView
}

/** The breadcrumb of the view. */
function Way({ view }: BrowsePageProps) {
  const brand = "brand" in view ? view.brand : null
  const machineType = "machineType" in view ? view.machineType : null
  const steps = [{ label: "Home", href: "/" }, { label: "Products", href: "/products" }, brand, machineType]
  return (
    <Breadcrumb
      items={steps
        .filter((step) => step !== null)
        .map((step) => ({ label: "label" in step ? step.label : step.name, href: step.href }))}
    />
  )
}

function BrowsePage({ view: first }: BrowsePageProps) {
  const [view, setView] = useState(first)
  return (
    <PageFrame currentPath="/products">
      <Container className="pt-6 pb-16">
        <Way view={view} />
        <BrowseDeck
          className="mt-6"
          headingLevel="h1"
          view={view}
          onViewChange={(next, press) => {
            press.preventDefault()
            setView(next)
          }}
          brands={brands}
          machineTypes={machineTypesOf(zebra)}
          products={productsOf(scanners.href, 24)}
          addresses={{ stacked: "/products", brands: "/products?view=brands" }}
          searchAction="/products"
          shakes={false}
          pagination={
            <Pagination page={1} pageCount={3} hrefFor={(page) => `${scanners.href}?page=${page}`} />
          }
        />
      </Container>
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Browse",
  component: BrowsePage,
  parameters: pageDocs(
    "The product browsing screen at its four depths, with everything around it. **Do** take the view from the address and keep the breadcrumb in step with it. **Don't** put anything above the deck but the way here: it is the page. The journey itself is tested in [Patterns/Browse](?path=/docs/patterns-browse--docs).",
  ),
  args: { view: { level: "stacked" } },
  beforeEach: beforeEachPage,
} satisfies Meta<typeof BrowsePage>

export default meta
type Story = StoryObj<typeof meta>

const dealt = { view: { level: "brands" } } as const
const ofZebra: Story["args"] = { view: { level: "machine-types", brand: zebra } }
const products: Story["args"] = { view: { level: "products", brand: zebra, machineType: scanners } }

export const Stacked: Story = { globals: at.laptop }
export const StackedOnAPhone: Story = { globals: at.phone }
export const Brands: Story = { args: dealt, globals: at.laptop }
export const BrandsOnADesk: Story = { args: dealt, globals: at.desk }
export const BrandsOnAPhone: Story = { args: dealt, globals: at.phone }
export const MachineTypes: Story = { args: ofZebra, globals: at.laptop }
export const Products: Story = {
  args: products,
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const way = within(canvas.getByRole("navigation", { name: "Breadcrumb" }))
    await expect(way.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Home",
      "Products",
      "Zebra",
      "Barcode Scanners",
    ])
    await expect(canvas.getByRole("navigation", { name: "Pagination" })).toBeVisible()
  },
}
export const ProductsOnATablet: Story = { args: products, globals: at.tablet }
export const ProductsOnAPhone: Story = { args: products, globals: at.phone }
export const ProductsOnASmallPhone: Story = { args: products, globals: at.smallPhone }
export const ProductsDark: Story = { args: products, globals: { ...at.laptop, theme: "dark" } }
export const ProductsRightToLeft: Story = { args: products, globals: { ...at.laptop, direction: "rtl" } }
