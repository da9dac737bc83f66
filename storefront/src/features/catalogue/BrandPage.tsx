import { CardGrid, Container, MachineTypeCard } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import type { Brand, MachineType } from "@/lib/medusa/shapes"
import { PageHead } from "./PageHead"
import { countOf } from "./words"

interface Props {
  brand: Brand
  /** The machine types the brand makes, with its counts. */
  machineTypes: MachineType[]
}

/** The second depth of browsing: what kinds of machine a brand makes. */
export function BrandPage({ brand, machineTypes }: Props) {
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", href: routes.home },
          { label: catalogue.products.title, href: routes.products },
          { label: brand.name, href: routes.brand(brand.handle) },
        ]}
        title={brand.name}
        intro={catalogue.brand.intro(brand.name, countOf(brand.productCount, "product"))}
      />
      <Container className="pb-16">
        <CardGrid label={`Machine types by ${brand.name}`}>
          {machineTypes.map((machineType) => (
            <MachineTypeCard
              key={machineType.handle}
              href={routes.machineType(brand.handle, machineType.handle)}
              name={machineType.name}
              logo={machineType.logo}
              productCount={machineType.productCount}
              intro={machineType.intro}
            />
          ))}
        </CardGrid>
      </Container>
    </>
  )
}
