import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  emitEventStep,
  releaseLockStep,
  removeRemoteLinkStep,
} from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { BRAND_MODULE } from "../../../modules/brand"
import { moveProductsStep } from "../../product/steps/move-products"
import { type DeletedGroup, GROUPS_LOCK } from "../../product/product-groups"
import { deleteBrandStep } from "../steps/delete-brand"

/** Deletes a brand and its links; its products go where the input says. Returns the id. */
export const deleteBrandWorkflow = createWorkflow("delete-brand", (input: DeletedGroup) => {
  acquireLockStep(GROUPS_LOCK)
  const products = transform({ input }, (data) => ({ entity: "brand" as const, ...data.input }))
  moveProductsStep(products)
  const deleted = deleteBrandStep(input.id)
  removeRemoteLinkStep({ [BRAND_MODULE]: { brand_id: [input.id] } })
  emitEventStep({ eventName: BrandEvents.deleted, data: [deleted] })
  releaseLockStep(GROUPS_LOCK)
  return new WorkflowResponse(input.id)
})
