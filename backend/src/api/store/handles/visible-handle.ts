import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"
import { type HandleEntity } from "../../../contract"
import { type HandleOwner, readHandleOwners } from "../../../modules/handle-history/handle-entities"
import { readHandleTarget } from "../../../modules/handle-history/handle-history"

/** Filters for records that visitors may see; products must also be in one of their sales channels. */
const VISIBLE: Record<HandleEntity, () => Record<string, unknown>> = {
  brand: () => ({}),
  machine_type: () => ({ is_active: true, is_internal: false }),
  product: () => ({ status: ProductStatus.PUBLISHED }),
  /** A scheduled article is public from its time on, even before the job that publishes it has run. */
  blog: () => ({ $or: [{ is_published: true }, { scheduled_at: { $lte: new Date() } }] }),
}

async function isOffered(
  container: MedusaContainer,
  productId: string,
  channels: string[],
): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_sales_channel",
    fields: ["product_id"],
    filters: { product_id: productId, sales_channel_id: channels },
  })
  return data.length > 0
}

/**
 * Finds the record that has or once had a handle, if visitors may see it. Index lookups only.
 *
 * @param container the request's container
 * @param entity of the records
 * @param handle present or past
 * @param channels sales channels of the visitor's key
 * @returns the record with the handle it has now, or null when there is none that visitors may see
 */
export async function findVisibleHandle(
  container: MedusaContainer,
  entity: HandleEntity,
  handle: string,
  channels: string[],
): Promise<HandleOwner | null> {
  const readVisible = async (filters: Record<string, string>) =>
    (await readHandleOwners(container, entity, { ...filters, ...VISIBLE[entity]() }))[0]
  const target = async () => {
    const id = await readHandleTarget(container, entity, handle)
    return id === null ? undefined : readVisible({ id })
  }
  const found = (await readVisible({ handle })) ?? (await target())
  if (!found) return null
  return entity !== "product" || (await isOffered(container, found.id, channels)) ? found : null
}
