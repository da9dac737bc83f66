import { BarList, DownloadList, Prose, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { product as copy } from "@/content/product"
import type { CompatibleEntry } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { ProductTabs } from "./islands"
import { downloadsOf } from "./downloads"
import { toSafeDescription } from "./long-description"
import { TAB_IDS } from "./tab-ids"

interface Props {
  product: Product
  compatibility: readonly CompatibleEntry[]
}

function Description({ product }: { product: Product }) {
  const html = product.longDescription ? toSafeDescription(product.longDescription) : ""
  if (html !== "") return <Prose html={html} />
  return <Text className="max-w-reading">{product.description || copy.noDescription}</Text>
}

function Compatibility({ entries }: { entries: readonly CompatibleEntry[] }) {
  const items = entries.map(({ text, product }) =>
    product
      ? { text, href: routes.product(product.brand.handle, product.machineType.handle, product.handle) }
      : text,
  )
  return (
    <>
      <Text variant="muted" className="mb-4 max-w-reading">
        {copy.compatibleIntro}
      </Text>
      <BarList items={items} />
    </>
  )
}

/** Description and, where known, key features, compatibility and downloads: all in the HTML from the start. */
export function ProductTabPanels({ product, compatibility }: Props) {
  const downloads = downloadsOf(product)
  const tabs = [
    {
      id: TAB_IDS.description,
      label: copy.description,
      panel: <Description product={product} />,
      isKnown: true,
    },
    {
      id: TAB_IDS.keyFeatures,
      label: copy.keyFeatures,
      panel: <BarList items={product.keyFeatures} />,
      isKnown: product.keyFeatures.length > 0,
    },
    {
      id: TAB_IDS.compatibility,
      label: copy.compatibility,
      panel: <Compatibility entries={compatibility} />,
      isKnown: compatibility.length > 0,
    },
    {
      id: TAB_IDS.downloads,
      label: copy.downloads,
      panel: <DownloadList files={downloads} />,
      isKnown: downloads.length > 0,
    },
  ]
  return (
    <ProductTabs label={copy.about(product.name)} tabs={tabs.filter(({ isKnown }) => isKnown)} deepLink />
  )
}
