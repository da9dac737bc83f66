import { type MedusaContainer } from "@medusajs/framework/types"
import { type RestorableEntity } from "../../contract"
import { restoreBlogWorkflow } from "./workflows/restore-blog"
import { restoreBrandWorkflow } from "./workflows/restore-brand"
import { restoreMachineTypeWorkflow } from "./workflows/restore-machine-type"
import { restoreProductWorkflow } from "./workflows/restore-product"
import { restoreUrlSeoWorkflow } from "./workflows/restore-url-seo"

const WORKFLOWS = {
  product: restoreProductWorkflow,
  blog: restoreBlogWorkflow,
  brand: restoreBrandWorkflow,
  machine_type: restoreMachineTypeWorkflow,
  url_seo: restoreUrlSeoWorkflow,
} as const satisfies Record<RestorableEntity, unknown>

/**
 * Restores a deleted record.
 *
 * @param container the request's
 * @param entity of the record
 * @param id of the record
 * @returns its present handle
 * @throws MedusaError (not found) when there is no such deleted record
 */
export async function restoreDeleted(
  container: MedusaContainer,
  entity: RestorableEntity,
  id: string,
): Promise<string> {
  const { result } = await WORKFLOWS[entity](container).run({ input: { id } })
  return result
}
