import { EmptyState, Image, Link, Section } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import type { MachineTypeWithBrands } from "@/lib/medusa/catalogue"
import type { Brand } from "@/lib/medusa/shapes"
import { BrandGrid } from "./BrandGrid"
import { PageHead } from "./PageHead"
import { countOf } from "./words"

function MachineTypeRow({ machineType, brands }: MachineTypeWithBrands) {
  return (
    <section
      id={machineType.handle}
      aria-labelledby={`${machineType.handle}-name`}
      className="flex scroll-mt-24 flex-col gap-x-8 gap-y-4 border-t border-line py-8 sm:flex-row"
    >
      <div className="flex size-28 shrink-0 items-center justify-center rounded-lg bg-tile p-3">
        {machineType.logo && (
          <Image
            src={machineType.logo}
            alt=""
            width={112}
            height={112}
            className="size-full object-contain"
          />
        )}
      </div>
      <div>
        <h3 id={`${machineType.handle}-name`} className="text-xl font-semibold">
          {machineType.name}
        </h3>
        <p className="tabular mt-1 text-sm text-ink-muted">{countOf(machineType.productCount, "product")}</p>
        {machineType.intro && <p className="mt-3 max-w-reading text-ink-muted">{machineType.intro}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {brands.map((brand) => (
            <li key={brand.handle}>
              <Link
                href={routes.machineType(brand.handle, machineType.handle)}
                aria-label={`${brand.name} ${machineType.name}, ${countOf(brand.productCount, "product")}`}
                className="inline-flex min-h-9 items-center gap-2"
              >
                {brand.name} <span className="tabular text-ink-muted">{brand.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

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
      />
      {brands.length === 0 && <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>}
      <Section title={words.brands} ground="sunken">
        <BrandGrid brands={brands} />
      </Section>
      <Section title={words.machineTypes}>
        {machineTypes.map((one) => (
          <MachineTypeRow key={one.machineType.handle} {...one} />
        ))}
      </Section>
    </>
  )
}
