import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type HandleEntity } from "../../contract"

/** A living record and the handle it has now. */
export interface HandleOwner {
  id: string
  handle: string
}

/** Where the records of each entity are read (`query.graph`) and stored, and what people call one. */
export const HANDLE_SOURCES: Record<HandleEntity, { graph: string; table: string; noun: string }> = {
  brand: { graph: "brand", table: "brand", noun: "brand" },
  machine_type: { graph: "product_category", table: "product_category", noun: "machine type" },
  product: { graph: "product", table: "product", noun: "product" },
  blog: { graph: "blog", table: "blog", noun: "blog" },
}

/**
 * Reads living records with the handles they have now.
 *
 * @param container the request's or the workflow step's container
 * @param entity what to read
 * @param filters of `query.graph`
 * @returns records that are not deleted
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
