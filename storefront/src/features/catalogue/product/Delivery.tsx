import { Text } from "@scanwright/design-system"
import { site } from "@/config/site"
import { product as copy } from "@/content/product"
import type { Product } from "@/lib/medusa/shapes"
import { DeliveryDay } from "./islands"

/** When a product arrives: by its day where it is in stock, by its lead time where it is not. */
export function Delivery({ product: { stock, leadTimeDays } }: { product: Product }) {
  const lead = leadTimeDays === null ? null : copy.delivery.leadTime(leadTimeDays)
  const text = stock > 0 ? <DeliveryDay {...site().delivery} /> : lead
  // The day comes in an element of its own, which no paragraph may contain.
  return (
    text && (
      <Text as="div" className="mt-3">
        {text}
      </Text>
    )
  )
}
