import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminRestoredResponse, type RestorableEntity, type RestoreDeletedBody } from "../../contract"
import { restoreBlogWorkflow } from "./workflows/restore-blog"
import { restoreBrandWorkflow } from "./workflows/restore-brand"
import { restoreMachineTypeWorkflow } from "./workflows/restore-machine-type"
import { restoreProductWorkflow } from "./workflows/restore-product"
import { restoreUrlSeoWorkflow } from "./workflows/restore-url-seo"

const WORKFLOWS = {
  blog: restoreBlogWorkflow,
  brand: restoreBrandWorkflow,
  machine_type: restoreMachineTypeWorkflow,
  url_seo: restoreUrlSeoWorkflow,
} as const satisfies Record<Exclude<RestorableEntity, "product">, unknown>

/**
 * Restores a deleted record.
 *
 * @param container the request's
 * @param body kind and id of the record; of a product also whether codes that others have by now are left out
 * @returns its present handle, and the codes that were left out
 * @throws MedusaError (not found) when there is no such deleted record
 * @throws Refusal (conflict) when others have by now what must be unique
 */
export async function restoreDeleted(
  container: MedusaContainer,
  { entity, id, without_part_numbers }: RestoreDeletedBody,
): Promise<AdminRestoredResponse["restored"]> {
  if (entity === "product") {
    const { result } = await restoreProductWorkflow(container).run({ input: { id, without_part_numbers } })
    return { entity, id, ...result }
  }
  const { result: handle } = await WORKFLOWS[entity](container).run({ input: { id } })
  return { entity, id, handle, left_out: [] }
}
