import { BarList } from "@scanwright/design-system"
import { KEY_FEATURES_SHOWN } from "@scanwright/backend/contract"
import { catalogue } from "@/content/catalogue"

/** The first five key features, and the others on request, without a script. */
export function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  const [shown, others] = [features.slice(0, KEY_FEATURES_SHOWN), features.slice(KEY_FEATURES_SHOWN)]
  return (
    <section aria-labelledby="key-features" className="mt-8">
      <h2 id="key-features" className="mb-3 text-lg font-semibold">
        {catalogue.product.keyFeatures}
      </h2>
      <BarList items={shown} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-medium text-link">
            {catalogue.product.more(others.length)}
          </summary>
          <BarList items={others} />
        </details>
      )}
    </section>
  )
}
