import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep, removeRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { BRAND_MODULE } from "../../../modules/brand"
import { deleteBrandsStep } from "../steps/delete-brands"

/** Deletes brands and their links; their products stay, without a brand. Takes `{ ids }`, returns the ids. */
export const deleteBrandsWorkflow = createWorkflow("delete-brands", (input: { ids: string[] }) => {
  const deleted = deleteBrandsStep(input.ids)
  removeRemoteLinkStep({ [BRAND_MODULE]: { brand_id: input.ids } })
  emitEventStep({ eventName: BrandEvents.deleted, data: deleted })
  return new WorkflowResponse(input.ids)
})
