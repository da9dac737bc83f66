import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { restoreProductStep } from "../steps/restore-product"

/** Restores a deleted product. Takes `{ id }`, returns its present handle. */
export const restoreProductWorkflow = createWorkflow("restore-product", (input: { id: string }) => {
  const restored = restoreProductStep(input)
  const handles = transform({ restored }, (data) => ({
    entity: "product" as const,
    records: [data.restored],
  }))
  recordHandlesStep(handles)
  const event = transform({ restored }, (data) => ({ id: data.restored.id }))
  emitEventStep({ eventName: ProductWorkflowEvents.UPDATED, data: event })
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.handle))
})
