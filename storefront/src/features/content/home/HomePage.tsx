import {
  ArticleCard,
  ArticleGrid,
  Button,
  CardGrid,
  FactList,
  Hero,
  Link,
  MachineTypeCard,
  ProductGrid,
  Section,
} from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { home } from "@/content/home"
import { toArticleCard } from "@/features/content/blog/article-card"
import { CompareTrayPlace } from "@/features/buying"
import { BrandGrid } from "@/features/catalogue"
import { ProductSummaryCard } from "@/features/catalogue"
import type { ArticleSummary } from "@/lib/medusa/blogs"
import type { Brand, MachineType, ProductSummary } from "@/lib/medusa/shapes"

interface Props {
  brands: Brand[]
  machineTypes: MachineType[]
  /** Products shown on the page. */
  featured: ProductSummary[]
  /** The newest articles. */
  articles: readonly ArticleSummary[]
}

function Opening() {
  const { phone, phoneInternational, tagline } = site()
  return (
    <Hero
      eyebrow={tagline}
      title={home.hero.title}
      intro={home.hero.intro}
      actions={
        <>
          <Button href={routes.products} size="lg">
            {home.hero.action}
          </Button>
          <Link variant="deep" href={`tel:${phoneInternational}`}>
            Call {phone}
          </Link>
        </>
      }
      pictures={home.hero.pictures}
    />
  )
}

/** Links to the machine types that have products. */
function MachineTypes({ machineTypes }: Pick<Props, "machineTypes">) {
  return (
    <Section title={home.machineTypes.title} intro={home.machineTypes.intro}>
      <CardGrid density="compact">
        {machineTypes.map((machineType) => (
          <MachineTypeCard
            key={machineType.handle}
            href={routes.productList({ machineType: machineType.handle })}
            name={machineType.name}
            logo={machineType.logo}
            productCount={machineType.productCount}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

/** The home page: what the shop does, and links into the catalogue. */
export function HomePage({ brands, machineTypes, featured, articles }: Props) {
  const { founded, email } = site()
  return (
    <>
      <Opening />
      {machineTypes.length > 0 && <MachineTypes machineTypes={machineTypes} />}
      {brands.length > 0 && (
        <Section title={home.brands.title} intro={home.brands.intro} ground="sunken">
          <BrandGrid brands={brands} />
        </Section>
      )}
      {featured.length > 0 && (
        <Section
          title={home.featured.title}
          intro={home.featured.intro}
          action={<Link href={routes.browseProducts}>All products</Link>}
        >
          <ProductGrid>
            {featured.map((product) => (
              <ProductSummaryCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      )}
      <Section
        title={home.services.title}
        intro={home.services.intro}
        ground="raised"
        action={<Link href={routes.services}>All services</Link>}
      >
        <FactList items={home.services.items} />
      </Section>
      <Section title={home.proof.title(founded)}>
        <FactList items={home.proof.items} />
      </Section>
      {articles.length > 0 && (
        <Section
          title={home.articles.title}
          intro={home.articles.intro}
          action={<Link href={routes.blogs}>{home.articles.action}</Link>}
          ground="sunken"
        >
          <ArticleGrid>
            {articles.map((article) => (
              <ArticleCard key={article.handle} {...toArticleCard(article)} />
            ))}
          </ArticleGrid>
        </Section>
      )}
      <Section
        title={home.contact.title}
        intro={home.contact.text}
        ground="deep"
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button href={routes.contact} size="lg">
              Contact us
            </Button>
            <Link variant="deep" href={`mailto:${email}`}>
              {email}
            </Link>
          </div>
        }
      />
      <CompareTrayPlace />
    </>
  )
}
