import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { returnProductsStep } from "../../product/steps/move-products"
import { restoreBrandStep } from "../steps/restore-brand"

/** Restores a deleted brand. Takes `{ id }`, returns its present handle. */
export const restoreBrandWorkflow = createWorkflow("restore-brand", (input: { id: string }) => {
  returnProductsStep({ entity: "brand", id: input.id })
  const restored = restoreBrandStep(input)
  const handles = transform({ restored }, (data) => ({ entity: "brand" as const, records: [data.restored] }))
  recordHandlesStep(handles)
  const change = transform({ restored }, ({ restored: { id, handle } }) => [{ id, handles: [handle] }])
  emitEventStep({ eventName: BrandEvents.updated, data: change })
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.handle))
})
