import { BarList, Expander, Heading } from "@scanwright/design-system"
import { KEY_FEATURES_SHOWN } from "@scanwright/backend/contract"
import { catalogue } from "@/content/catalogue"

/** The first five key features, and the others on request, without a script. */
export function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  const [shown, others] = [features.slice(0, KEY_FEATURES_SHOWN), features.slice(KEY_FEATURES_SHOWN)]
  return (
    <section aria-labelledby="key-features" className="mt-8">
      <Heading level="h2" size="sm" id="key-features" className="mb-3">
        {catalogue.product.keyFeatures}
      </Heading>
      <BarList items={shown} />
      {others.length > 0 && (
        <Expander summary={catalogue.product.more(others.length)} className="mt-2">
          <BarList items={others} />
        </Expander>
      )}
    </section>
  )
}
