import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { GROUPS_LOCK } from "../../product/product-groups"
import { returnProductsStep } from "../../product/steps/move-products"
import { restoreBrandStep } from "../steps/restore-brand"

/** Restores a deleted brand. Takes `{ id }`, returns its present handle. */
export const restoreBrandWorkflow = createWorkflow("restore-brand", (input: { id: string }) => {
  acquireLockStep(GROUPS_LOCK)
  returnProductsStep({ entity: "brand", id: input.id })
  const restored = restoreBrandStep(input)
  const handles = transform({ restored }, (data) => ({ entity: "brand" as const, records: [data.restored] }))
  recordHandlesStep(handles)
  const change = transform({ restored }, ({ restored: { id, handle } }) => [{ id, handles: [handle] }])
  emitEventStep({ eventName: BrandEvents.updated, data: change })
  releaseLockStep(GROUPS_LOCK)
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.handle))
})
