import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updateProductCategoriesWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { HANDLE_ENTITIES, type HandleEntity, isHandle, LONGEST_SLUG } from "../../contract"
import { HANDLE_SOURCES, type HandleOwner } from "../../modules/handle-history/handle-entities"
import { withFreeHandles } from "../../modules/handle-history/handles"
import { updateBlogsWorkflow } from "../blog/workflows/update-blogs"
import { updateBrandsWorkflow } from "../brand/workflows/update-brands"

/** How a record of each kind gets another handle. */
const RENAME: Record<HandleEntity, (container: MedusaContainer, record: HandleOwner) => Promise<unknown>> = {
  brand: (container, record) => updateBrandsWorkflow(container).run({ input: { brands: [record] } }),
  machine_type: (container, { id, handle }) =>
    updateProductCategoriesWorkflow(container).run({ input: { selector: { id }, update: { handle } } }),
  product: (container, record) => updateProductsWorkflow(container).run({ input: { products: [record] } }),
  blog: (container, record) => updateBlogsWorkflow(container).run({ input: { blogs: [record] } }),
}

/** Handles that may not be slugs: the database cannot ask the whole rule. */
const SUSPECT = `handle !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(handle) > ${LONGEST_SLUG} or handle = 'null'`

/**
 * Gives another handle to each record whose own is none by the contract's rule: from before that rule, or from one of Medusa's
 * imports. A page could not be opened, or staff not change the record. The old address leads to the new one.
 *
 * @param container any container of the application
 * @returns how many were changed; none at the next call
 */
export async function mendHandles(container: MedusaContainer): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  let mended = 0
  for (const entity of HANDLE_ENTITIES) {
    const { rows } = await database.raw<{ rows: HandleOwner[] }>(
      `select id, handle from ?? where deleted_at is null and (${SUSPECT}) order by id`,
      [HANDLE_SOURCES[entity].table],
    )
    for (const { id, handle } of rows.filter((row) => !isHandle(row.handle))) {
      try {
        await withFreeHandles(
          container,
          entity,
          [{ id, name: handle, partNumber: id }],
          async ([free = ""]) => RENAME[entity](container, { id, handle: free }),
        )
        mended += 1
      } catch (error) {
        // One record that cannot be changed keeps no shop from starting.
        const { message } = error as { message?: string }
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`The handle "${handle}" of ${id} breaks the rule and could not be changed: ${message ?? ""}`)
      }
    }
  }
  return mended
}
