import { Link, MachineTypeRow, Section } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { browse } from "@/content/browse"
import { listing } from "@/content/listing"
import type { MachineTypeWithBrands } from "@/lib/medusa/catalogue"

/** Every machine type with links to the brands that make it. */
export function MachineTypes({ machineTypes }: { machineTypes: readonly MachineTypeWithBrands[] }) {
  return (
    <Section
      title={browse.machineTypes}
      intro={browse.machineTypesIntro}
      action={<Link href={routes.browseProducts}>{listing.linkFromProducts}</Link>}
      ground="sunken"
    >
      {machineTypes.map(({ machineType, brands }) => (
        <MachineTypeRow
          key={machineType.handle}
          id={machineType.handle}
          name={machineType.name}
          href={routes.productList({ machineType: machineType.handle })}
          logo={machineType.logo}
          productCount={machineType.productCount}
          intro={machineType.intro}
          brands={brands.map(({ name, handle, productCount }) => ({
            name,
            href: routes.machineType(handle, machineType.handle),
            productCount,
          }))}
        />
      ))}
    </Section>
  )
}
