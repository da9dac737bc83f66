import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { type MedusaContainer } from "@medusajs/framework/types"
import { type CatalogueChange } from "../contract"
import {
  handleEvent,
  notifyStorefront,
  refreshOutdated,
  refreshProducts,
} from "../catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { BrandEvents, MachineTypeEvents } from "../lib/events"
import { readHandlesOf } from "../modules/handle-history/handle-history"
import {
  CHANNEL_EVENTS,
  STALE_PRODUCT_EVENTS,
  staleProducts,
  STOCK_EVENTS,
} from "../catalogue-sync/stale-products"
import { touchProducts } from "../workflows/product/touch-products"

interface ChangeData {
  id?: string | string[]
  /** Handles, in events of our own workflows only. */
  handles?: string[]
}

/** Events about pages of brands and machine types. Medusa's own events have only an id. */
const LIST_EVENTS = new Map<string, "brand" | "machine_type">([
  ...Object.values(BrandEvents).map((name) => [name, "brand"] as const),
  ...Object.values(MachineTypeEvents).map((name) => [name, "machine_type"] as const),
  ["product-category.created", "machine_type"],
  ["product-category.updated", "machine_type"],
])

/** Events after which pages may be at other addresses. */
const MOVES: readonly string[] = [BrandEvents.updated, MachineTypeEvents.updated, "product-category.updated"]

async function listChanges(
  container: MedusaContainer,
  name: string,
  ids: string[],
  published: string[] = [],
): Promise<CatalogueChange[]> {
  const entity = LIST_EVENTS.get(name)
  if (!entity) return []
  const recorded = [...(await readHandlesOf(container, entity, ids)).values()].flat()
  const handles = [...new Set([...published, ...recorded])]
  return handles.length > 0 ? [{ entity, handles }] : []
}

/** Updates the index after a change in the catalogue, then notifies the storefront. */
export default async function catalogueSubscriber({
  event: { name, data },
  container,
}: SubscriberArgs<ChangeData>): Promise<void> {
  const ids = [data.id ?? []].flat()
  await handleEvent(container, async () => {
    // Before any page is rendered again.
    if (MOVES.includes(name)) await moveUrlSeos(container)
    if (CHANNEL_EVENTS.includes(name)) await refreshOutdated(container)
    const stale = await staleProducts(container, name, ids)
    // Medusa gives no product a later `updated_at` when its stock changes; whoever reads it again must get one (see `If-Match`).
    if (STOCK_EVENTS.includes(name)) await touchProducts(container, stale)
    await refreshProducts(container, stale)
    notifyStorefront(container, await listChanges(container, name, ids, data.handles))
  })
}

export const config: SubscriberConfig = {
  event: [...new Set([...STALE_PRODUCT_EVENTS, ...CHANNEL_EVENTS, ...LIST_EVENTS.keys()])],
  context: { subscriberId: "catalogue" },
}
