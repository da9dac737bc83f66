import { KEY_FEATURES_SHOWN } from "@scanwright/backend/contract"
import { BarList, Link, Text } from "@scanwright/design-system"
import { product as copy } from "@/content/product"
import { TAB_IDS } from "./tab-ids"

/** The first five key features, and a link to the tab with all of them where there are more. */
export function KeyFeatures({ features }: { features: readonly string[] }) {
  const others = features.length - KEY_FEATURES_SHOWN
  if (features.length === 0) return null
  return (
    <div className="mt-6">
      <BarList items={features.slice(0, KEY_FEATURES_SHOWN)} />
      {others > 0 && (
        <Text className="mt-3 print:hidden">
          <Link href={`#${TAB_IDS.keyFeatures}`}>{copy.moreFeatures(others)}</Link>
        </Text>
      )}
    </div>
  )
}
