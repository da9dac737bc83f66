import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type HandleEntity } from "../../contract"

/** A record that is not deleted, with its present handle. */
export interface HandleOwner {
  id: string
  handle: string
}

/** For each entity its name in `query.graph`, its table, and its noun in messages. */
export const HANDLE_SOURCES: Record<HandleEntity, { graph: string; table: string; noun: string }> = {
  brand: { graph: "brand", table: "brand", noun: "brand" },
  machine_type: { graph: "product_category", table: "product_category", noun: "machine type" },
  product: { graph: "product", table: "product", noun: "product" },
  blog: { graph: "blog", table: "blog", noun: "blog" },
}

/**
 * Reads records that are not deleted, with their present handles.
 *
 * @param container the request's or the workflow step's container
 * @param entity of the records
 * @param filters of `query.graph`
 * @returns ids and handles
 */
export async function readHandleOwners(
  container: MedusaContainer,
  entity: HandleEntity,
  filters: Record<string, unknown>,
): Promise<HandleOwner[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: HANDLE_SOURCES[entity].graph,
    fields: ["id", "handle"],
    filters,
  })
  return data as HandleOwner[]
}
