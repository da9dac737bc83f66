import type { Meta, StoryObj } from "@storybook/react-vite"
import { BarMotif } from "../bar-motif"
import { Breadcrumb } from "../breadcrumb"
import { Button } from "../button"
import { BrandCard, CardGrid, MachineTypeCard, ProductCard, ProductGrid } from "../card"
import { Footer } from "../footer"
import { Gallery } from "../gallery"
import { Header } from "../header"
import { Container, Section, SkipLink } from "../layout"
import { footer, headerLinks, machineTypes, product, shelf } from "../lib/samples"
import { Logo } from "../logo"
import { Pagination } from "../pagination"
import { Price } from "../price"
import { Rating } from "../rating"
import { SpecificationTable } from "../specification-table"
import { StockBadge } from "../stock-badge"

const meta = {
  title: "Page/Compositions",
  // A frame of its own on the docs page: it sticks to the top and answers to the width of its window.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "440px" } } },
  decorators: [
    (Story) => (
      <>
        <SkipLink />
        <Header
          logo={<Logo />}
          homeLabel="Scanwright, home"
          links={headerLinks}
          searchAction="/products"
          cartHref="/cart"
          cartCount={2}
        />
        <main id="main">
          <Story />
        </main>
        <Footer {...footer} logo={<Logo />} />
      </>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const laptop = { viewport: { value: "w1280" } }
const phone = { viewport: { value: "w390" } }

export const Home: Story = {
  globals: laptop,
  render: () => (
    <>
      <Container className="py-16 sm:py-24">
        <h1 className="max-w-narrow text-4xl font-semibold sm:text-5xl">
          Barcode equipment that reads first time, every shift
        </h1>
        <p className="mt-6 max-w-reading text-lg text-ink-muted">
          Scanners, mobile computers and printers from the makers you know, with repairs from the people who
          sold them.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href="/products" size="lg">
            Browse products
          </Button>
          <Button href="/services/repair" size="lg" variant="secondary">
            Book a repair
          </Button>
        </div>
        <BarMotif className="mt-16 h-10 w-full text-ink" />
      </Container>
      <Section title="What do you need?" ground="sunken">
        <CardGrid density="compact">
          {machineTypes.map(([name, form]) => (
            <MachineTypeCard
              key={name}
              href="/products"
              name={name}
              logo={`/equipment/${form}.svg`}
              productCount={24}
              headingLevel="h3"
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="Brands">
        <CardGrid>
          {["Zebra", "Honeywell", "Datalogic", "Epson"].map((name) => (
            <BrandCard key={name} href="/products" name={name} logo={null} productCount={12} />
          ))}
        </CardGrid>
      </Section>
    </>
  ),
}
export const HomeOnAPhone: Story = { ...Home, globals: phone }
export const HomeDark: Story = { ...Home, globals: { ...laptop, theme: "dark" } }

export const ProductList: Story = {
  globals: laptop,
  render: () => (
    <Container className="py-8">
      <Breadcrumb
        items={[{ label: "Home", href: "/" }, { label: "Products", href: "/products" }, { label: "Zebra" }]}
      />
      <h1 className="mt-4 mb-8 text-3xl font-semibold">Zebra</h1>
      <ProductGrid>
        {shelf.map(([name, form, price, stock]) => (
          <ProductCard
            key={name}
            {...product}
            headingLevel="h2"
            name={name}
            image={`/equipment/${form}.svg`}
            price={price}
            stock={stock}
          />
        ))}
      </ProductGrid>
      <Pagination
        className="mt-10"
        page={2}
        pageCount={9}
        hrefFor={(page) => `/products/zebra?page=${page}`}
      />
    </Container>
  ),
}
export const ProductListOnAPhone: Story = { ...ProductList, globals: phone }
export const ProductListOnAPhoneDark: Story = { ...ProductList, globals: { ...phone, theme: "dark" } }

export const ProductPage: Story = {
  globals: laptop,
  render: () => (
    <Container className="grid gap-10 py-8 lg:grid-cols-2">
      <Gallery name={product.name} images={[{ src: product.image, alt: product.imageAlt }]} />
      <div>
        <p className="text-sm text-ink-muted">{product.brand}</p>
        <h1 className="mt-1 text-3xl font-semibold">{product.name}</h1>
        <p className="part-number mt-2 text-ink-muted">{product.partNumber}</p>
        <Rating className="mt-3" value={4.8} reviewCount={124} />
        <div className="mt-6 flex flex-wrap items-start justify-between gap-4 border-y border-line py-5">
          <Price amount={product.price} amountIncVat={137.4} vat="both" size="lg" />
          <StockBadge stock={product.stock} />
        </div>
        <p className="mt-6">{product.shortDescription}</p>
        <Button className="mt-6 w-full sm:w-auto" size="lg">
          Add to Cart
        </Button>
        <SpecificationTable
          className="mt-8"
          rows={[
            { label: "Scan engine", value: "2D imager" },
            { label: "Interface", value: "USB" },
            { label: "Drop rating", value: "1.5 m to concrete" },
          ]}
        />
      </div>
    </Container>
  ),
}
export const ProductPageOnAPhone: Story = { ...ProductPage, globals: phone }
export const ProductPageDark: Story = { ...ProductPage, globals: { ...laptop, theme: "dark" } }
