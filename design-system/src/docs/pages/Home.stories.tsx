import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { ArticleCard, ArticleGrid } from "../../article-card"
import { Button } from "../../button"
import { BrandCard, CardGrid, MachineTypeCard, ProductCard, ProductGrid } from "../../card"
import { FactList } from "../../fact-list"
import { Hero } from "../../hero"
import { Section } from "../../layout"
import { articles, machineTypes, product, shelf } from "../../lib/samples"
import { Link } from "../../link"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame } from "./PageFrame"

const brands = [
  ["Zebra", 38],
  ["Honeywell", 31],
  ["Datalogic", 24],
  ["Epson", 12],
  ["Star Micronics", 11],
  ["TSC", 10],
  ["Newland", 14],
  ["SATO", 13],
] as const

const services = [
  { title: "Repairs", text: "Bench repair within five working days, or a loan device while you wait." },
  { title: "Rentals", text: "Stocktakes, peaks and pilots: from one week, configured before it leaves us." },
  { title: "Buy Back", text: "A fair price for working equipment you no longer need, paid within ten days." },
  {
    title: "Refurbishment",
    text: "Cleaned, tested, new batteries and windows, with a twelve-month warranty.",
  },
  {
    title: "ITAD",
    text: "Collected, erased to NIST 800-88, recycled, with a certificate for each serial number.",
  },
  { title: "Contracts", text: "Tokens, tiers or comprehensive cover: pay for the repairs you expect." },
]

function HomePage() {
  return (
    <PageFrame currentPath="/">
      <Hero
        eyebrow="Serving UK businesses since 2005"
        title="Barcode equipment that reads first time, every shift"
        intro="Scanners, mobile computers and label printers from the makers you know, with repairs from the people who sold them."
        actions={
          <>
            <Button href="/products" size="lg">
              Browse products
            </Button>
            <Link variant="deep" href="/services/repair">
              Book a repair
            </Link>
          </>
        }
        pictures={["pistol-scanner", "handheld-computer", "desktop-printer", "rugged-tablet"].map(
          (form) => `/equipment/${form}.svg`,
        )}
      />
      <Section title="What do you need?" intro="Six kinds of equipment, new and refurbished.">
        <CardGrid density="compact" label="Machine types">
          {machineTypes.map(([name, form], index) => (
            <MachineTypeCard
              key={name}
              href={`/services/${name.toLowerCase().replaceAll(" ", "-")}`}
              name={name}
              logo={`/equipment/${form}.svg`}
              productCount={48 - index * 7}
              headingLevel="h3"
            />
          ))}
        </CardGrid>
      </Section>
      <Section
        title="On the shelf now"
        intro="Ordered before three, on its way the same day."
        ground="sunken"
        action={<Link href="/browse-products">All products</Link>}
      >
        <ProductGrid label="Products in stock">
          {shelf
            .filter(([, , , stock]) => stock > 8)
            .slice(0, 4)
            .map(([name, form, price, stock]) => (
              <ProductCard
                key={name}
                {...product}
                headingLevel="h3"
                name={name}
                image={`/equipment/${form}.svg`}
                price={price}
                stock={stock}
              />
            ))}
        </ProductGrid>
      </Section>
      <Section title="And when it stops reading" intro="One bench in Northwick for everything we sell.">
        <FactList items={services} />
      </Section>
      <Section title="Brands" ground="raised" action={<Link href="/products">All brands</Link>}>
        <CardGrid label="Brands">
          {brands.map(([name, count]) => (
            <BrandCard
              key={name}
              href={`/products/${name.toLowerCase().replaceAll(" ", "-")}`}
              name={name}
              logo={null}
              productCount={count}
              headingLevel="h3"
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="Blogs & News" action={<Link href="/blogs">All articles</Link>}>
        <ArticleGrid label="Newest articles">
          {articles.slice(0, 3).map((article) => (
            <ArticleCard key={article.href} {...article} headingLevel="h3" author="Priya Nair" />
          ))}
        </ArticleGrid>
      </Section>
      <Section
        title="Tell us what you scan"
        intro="Send a photograph of the label and where it hangs. We answer within one working day with what reads it."
        ground="deep"
        action={
          <Button href="/contact" size="lg">
            Request a quote
          </Button>
        }
      />
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: pageDocs(
    "The home page, composed only from the components of this system. **Do** open with one statement and one button, then the ways into the catalogue, then what else we do. **Don't** add a second hero, a carousel of offers, or a band without a way on.",
  ),
  beforeEach: beforeEachPage,
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = {
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    const levels = canvas.getAllByRole("heading").map(({ tagName }) => Number(tagName.charAt(1)))
    for (const [index, level] of levels.entries()) {
      await expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
    await expect(canvas.getByRole("main")).toBeVisible()
    await expect(canvas.getByRole("contentinfo")).toBeVisible()
  },
}
export const Desk: Story = { globals: at.desk }
export const Tablet: Story = { globals: at.tablet }
export const Phone: Story = { globals: at.phone }
export const SmallPhone: Story = { globals: at.smallPhone }
export const Dark: Story = { globals: { ...at.laptop, theme: "dark" } }
export const PhoneDark: Story = { globals: { ...at.phone, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...at.laptop, direction: "rtl" } }
