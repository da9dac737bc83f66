import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** What the values of a facet are the handles of. */
export type LabelledEntity = "brand" | "product_category"

/** How long names are kept, in ms. */
const KEPT = 1_000

interface Labels {
  readAt: number
  names: Promise<Map<string, string>>
}

const kept = new WeakMap<object, Map<LabelledEntity, Labels>>()

async function readLabels(container: MedusaContainer, entity: LabelledEntity): Promise<Map<string, string>> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ["handle", "name"],
  })
  return new Map((data as { handle: string; name: string }[]).map(({ handle, name }) => [handle, name]))
}

/**
 * The names people read, by handle. Read at most once a second, for all requests together.
 *
 * @param container the request's container
 * @param entity whose names
 */
export async function labelsOf(
  container: MedusaContainer,
  entity: LabelledEntity,
): Promise<Map<string, string>> {
  const application = container.resolve(ContainerRegistrationKeys.QUERY)
  const labels = kept.get(application) ?? new Map<LabelledEntity, Labels>()
  kept.set(application, labels)
  const known = labels.get(entity)
  if (known && Date.now() - known.readAt < KEPT) return known.names
  const names = readLabels(container, entity)
  labels.set(entity, { readAt: Date.now(), names })
  names.catch(() => labels.delete(entity))
  return names
}
