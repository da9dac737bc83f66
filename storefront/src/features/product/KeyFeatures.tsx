import { KEY_FEATURES_SHOWN } from "@scanwright/backend/contract"
import { catalogue } from "@/content/catalogue"

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <span aria-hidden="true" className="mt-1.5 h-3 w-1 shrink-0 bg-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** The first five key features, and the others on request, without a script. */
export function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  const [shown, others] = [features.slice(0, KEY_FEATURES_SHOWN), features.slice(KEY_FEATURES_SHOWN)]
  return (
    <section aria-labelledby="key-features" className="mt-8">
      <h2 id="key-features" className="mb-3 text-lg font-semibold">
        {catalogue.product.keyFeatures}
      </h2>
      <FeatureList features={shown} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-medium text-link">
            {catalogue.product.more(others.length)}
          </summary>
          <FeatureList features={others} />
        </details>
      )}
    </section>
  )
}
