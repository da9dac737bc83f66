import { EmptyState, Link, MachineTypeRow, Section } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { listing } from "@/content/listing"
import type { MachineTypeWithBrands } from "@/lib/medusa/catalogue"
import type { Brand } from "@/lib/medusa/shapes"
import { BrandGrid } from "./BrandGrid"
import { PageHead } from "./PageHead"
import { countOf } from "./words"

interface Props {
  brands: Brand[]
  machineTypes: MachineTypeWithBrands[]
}

/** The first depth of browsing: every brand, and every machine type with the brands that make it. */
export function ProductsPage({ brands, machineTypes }: Props) {
  const words = catalogue.products
  const total = brands.reduce((sum, brand) => sum + brand.productCount, 0)
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", href: routes.home },
          { label: words.title, href: routes.products },
        ]}
        title={words.title}
        intro={words.intro(countOf(total, "product"), countOf(brands.length, "manufacturer"))}
      >
        <Link href={routes.browseProducts}>{listing.linkFromProducts}</Link>
      </PageHead>
      {brands.length === 0 && <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>}
      <Section title={words.brands} ground="sunken">
        <BrandGrid brands={brands} />
      </Section>
      <Section title={words.machineTypes}>
        {machineTypes.map((one) => (
          <MachineTypeRow
            key={one.machineType.handle}
            id={one.machineType.handle}
            name={one.machineType.name}
            logo={one.machineType.logo}
            productCount={one.machineType.productCount}
            intro={one.machineType.intro}
            brands={one.brands.map(({ name, handle, productCount }) => ({
              name,
              href: routes.machineType(handle, one.machineType.handle),
              productCount,
            }))}
          />
        ))}
      </Section>
    </>
  )
}
