import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"
import { type HandleEntity } from "../../../contract"
import { type HandleOwner, readHandleOwners } from "../../../modules/handle-history/handle-entities"
import { readHandleTarget } from "../../../modules/handle-history/handle-history"

/** What visitors may see of each entity; products must be in a sales channel of theirs besides. */
const VISIBLE: Record<HandleEntity, () => Record<string, unknown>> = {
  brand: () => ({}),
  machine_type: () => ({ is_active: true, is_internal: false }),
  product: () => ({ status: ProductStatus.PUBLISHED }),
  /** One whose time has come is public before the job that publishes it has run. */
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
 * Finds what visitors reach under a handle that it has now or had once. Index lookups only.
 *
 * @param container the request's container
 * @param entity where to look
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
