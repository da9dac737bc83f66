import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { restoreProductStep } from "../steps/restore-product"

/** Takes the id; whether codes that others have by now are left out. */
interface Input {
  id: string
  without_part_numbers?: boolean
}

/** Restores a deleted product. Returns its present handle, and the codes that were left out. */
export const restoreProductWorkflow = createWorkflow("restore-product", (input: Input) => {
  const restored = restoreProductStep(input)
  const handles = transform({ restored }, (data) => ({
    entity: "product" as const,
    records: [{ id: data.restored.id, handle: data.restored.handle }],
  }))
  recordHandlesStep(handles)
  const event = transform({ restored }, (data) => ({ id: data.restored.id }))
  emitEventStep({ eventName: ProductWorkflowEvents.UPDATED, data: event })
  return new WorkflowResponse(
    transform({ restored }, ({ restored: { handle, left_out } }) => ({ handle, left_out })),
  )
})
