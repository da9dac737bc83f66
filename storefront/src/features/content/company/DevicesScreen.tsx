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
import { CompareTrayPlace } from "@/features/buying"
import { ProductSummaryCard } from "@/features/catalogue"
import type { Brand, ProductSummary } from "@/lib/medusa/shapes"
import { NextStep } from "./CompanyPageScreen"
import { SectionBlocks } from "./SectionBlocks"
import { wayHere } from "./directions"

interface Props {
  copy: DeviceCopy
  /** Products of the machine type; without any there is no list to lead to. */
  productCount: number
  /** The brands that make it, each with its count of products of this type. */
  brands: readonly Brand[]
  /** The newest products that are in stock or orderable. */
  newest: readonly ProductSummary[]
}

/** The page of a machine type: its newest products, how to choose, and its brands. */
export function DevicesScreen({ copy, productCount, brands, newest }: Props) {
  const list = routes.productList({ machineType: copy.handle })
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb items={wayHere(toDevicesPage(copy))} />}
        title={copy.heading}
        intro={copy.intro}
      >
        <div className="flex flex-wrap gap-3">
          {productCount > 0 && (
            <Button href={list} size="lg">
              {devices.browse(copy.heading, productCount)}
            </Button>
          )}
          <Button href={routes.contact} size="lg" variant="secondary">
            {devices.ask}
          </Button>
        </div>
      </PageHead>
      <Section
        title={devices.newest}
        intro={devices.newestIntro}
        ground="sunken"
        action={productCount > 0 && <Link href={list}>{devices.all}</Link>}
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
                href={routes.machineType(brand.handle, copy.handle)}
                name={brand.name}
                logo={brand.logo}
                productCount={brand.productCount}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <NextStep {...devices.next} />
      <CompareTrayPlace />
    </>
  )
}

/** The page of a machine type as a step of a breadcrumb. */
export const toDevicesPage = ({ handle, heading }: DeviceCopy) => ({
  path: routes.devices(handle),
  label: heading,
  parents: [{ label: "Services", href: routes.services }],
})
