import { Container, FactList, Section, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { barcodes } from "@/content/barcodes"
import { PageHead } from "@/shell/layout/PageHead"
import type { Drawing } from "./draw"
import { GeneratorIsland } from "./GeneratorIsland"
import { SYMBOLOGY_IDS } from "@/lib/symbologies"

/** The breadcrumb. */
export const GENERATOR_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: barcodes.title, href: routes.barcodeGenerator },
]

/** The page of the barcode generator, with the uses of each kind. @param first barcode drawn by the server */
export function GeneratorPage({ first }: { first: Drawing }) {
  const { kinds, numbers, symbologies } = barcodes
  return (
    <>
      <PageHead crumbs={GENERATOR_CRUMBS} title={barcodes.title} intro={barcodes.intro} />
      <Container className="pb-16">
        <noscript>
          <Text className="mb-6">{barcodes.noScript}</Text>
        </noscript>
        <GeneratorIsland first={first} />
      </Container>
      <Section title={kinds.title} intro={kinds.intro} ground="sunken">
        <FactList
          items={SYMBOLOGY_IDS.map((id) => ({ title: symbologies[id].name, text: symbologies[id].about }))}
        />
      </Section>
      <Section title={numbers.title} intro={numbers.text} />
    </>
  )
}
