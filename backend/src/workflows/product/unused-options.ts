import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** Options of products that were taken back: only their own product could have had them. Bindings: a moment. */
const UNUSED = `
  select id from product_option where is_exclusive and deleted_at is null and created_at >= ?
    and not exists (select 1 from product_product_option link where link.product_option_id = product_option.id)`

/**
 * Stands before `createProductsWorkflow`, whose compensation deletes the products and leaves their options. When a later
 * step fails, options that were made since and that no product has are deleted.
 */
export const deleteUnusedOptionsStep = createStep(
  "delete-unused-options",
  async (_input: undefined, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { now: string }[] }>("select now()::text as now")
    return new StepResponse(undefined, rows[0]?.now)
  },
  async (since, { container }) => {
    if (since === undefined) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { id: string }[] }>(UNUSED, [since])
    if (rows.length > 0) {
      await container.resolve(Modules.PRODUCT).deleteProductOptions(rows.map(({ id }) => id))
    }
  },
)
