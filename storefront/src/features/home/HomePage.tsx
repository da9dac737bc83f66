import {
  BarMotif,
  Button,
  CardGrid,
  Container,
  Image,
  Link,
  MachineTypeCard,
  ProductGrid,
  Section,
} from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { site } from "@/config/site"
import { home } from "@/content/home"
import { BrandGrid } from "@/features/catalogue/BrandGrid"
import { ProductSummaryCard } from "@/features/catalogue/ProductSummaryCard"
import type { Brand, MachineType, ProductSummary } from "@/lib/medusa/shapes"

interface Props {
  brands: Brand[]
  machineTypes: MachineType[]
  /** Products to show at once. */
  featured: ProductSummary[]
}

function Points({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-8 *:border-t *:border-line-strong *:pt-4 sm:grid-cols-2 lg:grid-cols-3 [&_dd]:mt-2 [&_dd]:text-ink-muted [&_dt]:text-lg [&_dt]:font-semibold">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Hero() {
  const { phone, phoneInternational, tagline } = site()
  return (
    <div className="on-deep bg-surface-deep text-deep-ink">
      <Container className="grid items-center gap-x-12 gap-y-10 py-16 sm:py-24 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <p className="text-sm font-medium text-deep-ink-muted">{tagline}</p>
          <h1 className="mt-4 max-w-narrow text-4xl font-bold sm:text-5xl">{home.hero.title}</h1>
          <p className="mt-6 max-w-reading text-lg text-deep-ink-muted">{home.hero.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button href={routes.products} size="lg">
              {home.hero.action}
            </Button>
            <a
              href={`tel:${phoneInternational}`}
              className="tabular inline-flex min-h-11 items-center rounded-sm font-semibold underline underline-offset-4"
            >
              Call {phone}
            </a>
          </div>
        </div>
        <ul className="hidden grid-cols-2 gap-4 lg:col-span-2 lg:grid" aria-hidden="true">
          {home.hero.pictures.map((picture) => (
            <li key={picture} className="rounded-lg bg-tile p-6">
              <Image
                src={picture}
                alt=""
                width={400}
                height={400}
                priority
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
      </Container>
      <BarMotif className="h-8 w-full text-deep-line" />
    </div>
  )
}

/** What the shop does, and the ways into its catalogue. */
export function HomePage({ brands, machineTypes, featured }: Props) {
  const { founded, email } = site()
  return (
    <>
      <Hero />
      <Section title={home.machineTypes.title} intro={home.machineTypes.intro}>
        <CardGrid density="compact">
          {machineTypes.map((machineType) => (
            <MachineTypeCard
              key={machineType.handle}
              href={routes.machineTypeSection(machineType.handle)}
              name={machineType.name}
              logo={machineType.logo}
              productCount={machineType.productCount}
            />
          ))}
        </CardGrid>
      </Section>
      <Section title={home.brands.title} intro={home.brands.intro} ground="sunken">
        <BrandGrid brands={brands} />
      </Section>
      {featured.length > 0 && (
        <Section
          title={home.featured.title}
          intro={home.featured.intro}
          action={<Link href={routes.products}>All products</Link>}
        >
          <ProductGrid>
            {featured.map((product) => (
              <ProductSummaryCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      )}
      <Section title={home.services.title} intro={home.services.intro} ground="raised">
        <Points items={home.services.items} />
      </Section>
      <Section title={home.proof.title(founded)}>
        <Points items={home.proof.items} />
      </Section>
      <Section
        title={home.contact.title}
        intro={home.contact.text}
        ground="deep"
        action={
          <Button href={`mailto:${email}`} size="lg">
            E-mail {email}
          </Button>
        }
      />
    </>
  )
}
