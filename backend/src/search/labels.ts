import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Entities whose handles or ids are values of a facet. */
export type LabelledEntity = "brand" | "product_category"

/** Milliseconds for which names are cached. */
const CACHED_MS = 1_000

interface Labels {
  readAt: number
  names: Promise<Map<string, string>>
}

/** Key of a name: handles for the storefront, ids for staff. */
type LabelKey = "handle" | "id"

const cache = new WeakMap<object, Map<string, Labels>>()

async function readLabels(
  container: MedusaContainer,
  entity: LabelledEntity,
  key: LabelKey,
): Promise<Map<string, string>> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: [key, "name"],
  })
  return new Map((data as Record<LabelKey | "name", string>[]).map((row) => [row[key], row.name]))
}

/**
 * Reads the names of an entity's records, by handle or id, at most once a second for all requests together.
 *
 * @param container the request's container
 * @param entity of the records
 * @param key of the result
 */
export async function labelsOf(
  container: MedusaContainer,
  entity: LabelledEntity,
  key: LabelKey = "handle",
): Promise<Map<string, string>> {
  const application = container.resolve(ContainerRegistrationKeys.QUERY)
  const labels = cache.get(application) ?? new Map<string, Labels>()
  cache.set(application, labels)
  const known = labels.get(`${entity} ${key}`)
  if (known && Date.now() - known.readAt < CACHED_MS) return known.names
  const names = readLabels(container, entity, key)
  labels.set(`${entity} ${key}`, { readAt: Date.now(), names })
  names.catch(() => labels.delete(`${entity} ${key}`))
  return names
}
