import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Badge } from "../../badge"
import { BarList } from "../../bar-list"
import { Breadcrumb } from "../../breadcrumb"
import { Button } from "../../button"
import { Expander } from "../../expander"
import { FactList } from "../../fact-list"
import { Gallery } from "../../gallery"
import { Icon } from "../../icon"
import { Container, Ruled, Section } from "../../layout"
import { longName, product, relatedProducts } from "../../lib/samples"
import { Price } from "../../price"
import { Prose } from "../../prose"
import { Rating } from "../../rating"
import { RelatedProducts } from "../../related-products"
import { ShareButton } from "../../share-button"
import { SpecificationTable } from "../../specification-table"
import { StockBadge } from "../../stock-badge"
import { Tabs } from "../../tabs"
import { Heading, Text } from "../../text"
import { type VatView } from "../../vat-switch"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame, toaster } from "./PageFrame"

const features = [
  "Reads 1D and 2D codes from paper, plastic and screens",
  "Aims with a bright red line that sunlight does not drown",
  "Stands on the counter and reads hands-free",
  "Survives drops of 1.5 m to concrete",
  "Set up by one barcode, managed with 123Scan",
  "USB, RS-232 and keyboard wedge in one housing",
  "Five-year manufacturer's warranty",
  "Refurbished units with twelve months of ours",
]

const description = `<p>The DS2208 is the scanner most shops start with and few outgrow. It reads the codes of today's shelves and the GS1 QR codes of tomorrow's, at up to 36.8 cm, as fast as a till can take them.</p><h3>Where it fits</h3><ul><li>Tills and service counters</li><li>Goods-in desks</li><li>Libraries, clinics and post rooms</li></ul><h3>Where it does not</h3><p>More than two metres from the host, or above shoulder height on a pallet: take a <a href="/products/zebra/barcode-scanners/zebra-ds2278">cordless DS2278</a> or an extended-range reader.</p>`

const pictures = [
  { src: product.image, alt: product.imageAlt, title: product.imageAlt },
  { src: "/equipment/cordless-scanner.svg", alt: "The cordless sister in its cradle" },
  { src: "/equipment/presentation-scanner.svg", alt: "Hands-free on its stand" },
]

interface ProductPageProps {
  name: string
  stock: number
  /** Pounds ex VAT; null is on application. */
  price: number | null
  /** False where the product has no pictures yet. */
  hasPictures: boolean
}

/** Name, price, stock and the main action. */
function Offer({ name, stock, price, vat, onAdd }: ProductPageProps & { vat: VatView; onAdd: () => void }) {
  const [isSaved, setSaved] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Badge>{product.brand}</Badge>
        <Badge variant="accent">Barcode Scanners</Badge>
      </div>
      <Heading level="h1" size="xl" className="mt-3">
        {name}
      </Heading>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Text as="span" size="sm" variant="muted" numerals="part-number">
          SKU {product.partNumber}
        </Text>
        <Rating value={4.8} reviewCount={124} />
      </div>
      <Ruled className="mt-6 flex flex-wrap items-start justify-between gap-4">
        <Price
          amount={price}
          amountIncVat={price === null ? null : price * 1.2}
          vat={vat === "inc" ? "inc" : "both"}
          size="lg"
        />
        <StockBadge stock={stock} />
      </Ruled>
      <Text className="mt-6 max-w-reading">{product.shortDescription}</Text>
      <BarList className="mt-6" items={features.slice(0, 5)} />
      <Expander className="mt-2" summary={`+${features.length - 5} more features`}>
        <BarList className="pb-3" items={features.slice(5)} />
      </Expander>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="lg" className="w-full sm:w-auto sm:grow" onClick={onAdd}>
          <Icon name="cart" />
          Add to Cart
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="lg" aria-pressed={isSaved} onClick={() => setSaved(!isSaved)}>
            <Icon name="bookmark" />
            {isSaved ? "Saved" : "Save"}
          </Button>
          <ShareButton size="lg" onShare={() => toaster.show({ title: "Link copied!" })} />
        </div>
      </div>
      <Button variant="ghost" className="mt-3" href="/brochures/zebra-ds2208.pdf">
        Brochure
      </Button>
    </div>
  )
}

function ProductPage(props: ProductPageProps) {
  const { name, price, hasPictures } = props
  const [vat, setVat] = useState<VatView>("ex")
  const [count, setCount] = useState(0)
  const add = () => {
    setCount(count + 1)
    toaster.show({
      title: "Added to Cart!",
      description: `${name} has been added to your cart.`,
      variant: "success",
    })
  }
  return (
    <PageFrame
      currentPath="/products"
      vat={vat}
      onVatChange={setVat}
      cart={{ count, total: count * (price ?? 0) }}
    >
      <Container className="pt-6 pb-12">
        <Breadcrumb
          items={[
            { label: "Home", href: "/" },
            { label: "Products", href: "/products" },
            { label: "Zebra", href: "/products/zebra" },
            { label: "Barcode Scanners", href: "/products/zebra/barcode-scanners" },
            { label: name },
          ]}
        />
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <Gallery name={name} images={hasPictures ? pictures : []} />
          <Offer {...props} vat={vat} onAdd={add} />
        </div>
        <FactList
          className="mt-12"
          items={[
            { title: "Quality Assured", text: "Tested in our workshop before dispatch." },
            { title: "Global Shipping", text: "From Northwick to 40 countries." },
            { title: "Certified", text: "ISO 9001 and ISO 14001, audited every year." },
          ]}
        />
      </Container>
      <Section ground="raised">
        <Tabs
          label={`About the ${name}`}
          tabs={[
            { id: "description", label: "Description", panel: <Prose html={description} /> },
            {
              id: "key-features",
              label: "Key Features",
              panel: (
                <SpecificationTable
                  rows={[
                    { label: "Scan engine", value: "2D imager, 640 × 480" },
                    { label: "Reads from", value: "1.2 cm to 36.8 cm (13 mil UPC)" },
                    { label: "Interfaces", value: "USB, RS-232, keyboard wedge" },
                    { label: "Drop rating", value: "1.5 m to concrete" },
                    { label: "Weight", value: "161.6 g" },
                    { label: "Warranty", value: "5 years" },
                  ]}
                />
              ),
            },
            {
              id: "compatibility",
              label: "Compatibility",
              panel: (
                <BarList
                  items={["Windows 10 and 11", "Android 8 and later, by USB OTG", "macOS as a keyboard"]}
                />
              ),
            },
          ]}
        />
      </Section>
      <Section>
        <RelatedProducts products={relatedProducts} />
      </Section>
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Product",
  component: ProductPage,
  parameters: pageDocs(
    "A product's page, composed only from the components of this system. **Do** let price, stock and “Add to Cart” be seen without scrolling on a laptop, and keep the part number beside the name: it is what people come with. **Don't** put a second primary button here, or hide the price with VAT.",
  ),
  args: { name: product.name, stock: product.stock, price: product.price, hasPictures: true },
  beforeEach: beforeEachPage,
} satisfies Meta<typeof ProductPage>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = { globals: at.laptop }
export const AddToCart: Story = {
  globals: at.laptop,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("the toast says it, the header and the floating cart count it", async () => {
      await expect(canvas.getByRole("link", { name: "Cart" })).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Add to Cart" }))
      const notes = within(canvas.getByRole("region", { name: "Notifications" }))
      await waitFor(() =>
        expect(notes.getByRole("status")).toHaveTextContent(`${product.name} has been added to your cart.`),
      )
      await expect(canvas.getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
      await expect(canvas.getByRole("link", { name: "Cart, 1 item, £114.50 ex VAT" })).toBeVisible()
    })
    await step("the switch for VAT changes the price", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "inc VAT" }))
      await expect(canvas.getByText("£137.40")).toBeVisible()
    })
    await step("the tabs show one thing at a time", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "Compatibility" }))
      await expect(canvas.getByText("Windows 10 and 11")).toBeVisible()
    })
    await step("the toast goes on Escape", async () => {
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByText("Added to Cart!")).toBeNull())
    })
    // From here the sticky header covers half a line, which a check of target sizes takes for a small target.
    window.scrollTo({ top: 0, behavior: "instant" })
  },
}
export const Desk: Story = { globals: at.desk }
export const Tablet: Story = { globals: at.tablet }
export const Phone: Story = { globals: at.phone }
export const SmallPhone: Story = { globals: at.smallPhone }
export const Dark: Story = { globals: { ...at.laptop, theme: "dark" } }
export const PhoneDark: Story = { globals: { ...at.phone, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...at.laptop, direction: "rtl" } }
export const PriceOnApplication: Story = { args: { price: null, stock: 0 }, globals: at.laptop }
export const NoPictures: Story = { args: { hasPictures: false }, globals: at.laptop }
export const LongName: Story = { args: { name: longName }, globals: at.smallPhone }
