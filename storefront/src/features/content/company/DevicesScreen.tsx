import {
  BrandCard,
  Breadcrumb,
  Button,
  CardGrid,
  Link,
  PageHead,
  ProductGrid,
  Section,
  Text,
} from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { devices, type DeviceCopy } from "@/content/company/devices"
import { ProductSummaryCard } from "@/features/catalogue"
import type { MachineTypeWithBrands } from "@/lib/medusa/catalogue"
import type { ProductSummary } from "@/lib/medusa/shapes"
import { NextStep } from "./CompanyPageScreen"
import { SectionBlocks } from "./SectionBlocks"
import { wayHere } from "./directions"

interface Props extends MachineTypeWithBrands {
  copy: DeviceCopy
  /** The newest products that are in stock or orderable. */
  newest: readonly ProductSummary[]
}

/** The page of a machine type: its newest products, how to choose, and its brands. */
export function DevicesScreen({ copy, machineType, brands, newest }: Props) {
  const list = `${routes.browseProducts}?machine_type=${encodeURIComponent(machineType.handle)}`
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb items={wayHere(toDevicesPage(copy))} />}
        title={copy.heading}
        intro={copy.intro}
      >
        <div className="flex flex-wrap gap-3">
          <Button href={list} size="lg">
            {devices.browse(machineType.name, machineType.productCount)}
          </Button>
          <Button href={routes.contact} size="lg" variant="secondary">
            {devices.ask}
          </Button>
        </div>
      </PageHead>
      <Section
        title={devices.newest}
        intro={devices.newestIntro}
        ground="sunken"
        action={<Link href={list}>{devices.all}</Link>}
      >
        {newest.length > 0 ? (
          <ProductGrid>
            {newest.map((product) => (
              <ProductSummaryCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        ) : (
          <Text>{devices.soldOut}</Text>
        )}
      </Section>
      {copy.sections.map(({ title, intro, ground, blocks }) => (
        <Section key={title} title={title} intro={intro} ground={ground}>
          <SectionBlocks blocks={blocks} />
        </Section>
      ))}
      {brands.length > 0 && (
        <Section title={devices.makers} intro={devices.makersIntro}>
          <CardGrid density="compact">
            {brands.map((brand) => (
              <BrandCard
                key={brand.handle}
                href={routes.machineType(brand.handle, machineType.handle)}
                name={brand.name}
                logo={brand.logo}
                productCount={brand.productCount}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <NextStep {...devices.next} />
    </>
  )
}

/** The page of a machine type as a step of a breadcrumb. */
export const toDevicesPage = ({ handle, heading }: DeviceCopy) => ({
  path: routes.devices(handle),
  label: heading,
  parents: [{ label: "Services", href: routes.services }],
})
