import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductCategoriesWorkflow, emitEventStep } from "@medusajs/medusa/core-flows"
import { MachineTypeEvents } from "../../../lib/events"
import { readMachineTypeStep } from "../steps/read-machine-type"

/**
 * Deletes one machine type: the category and, through the link's cascade, its extension. Its products stay, without
 * a machine type. Takes `{ id }` of the category, returns the id.
 */
export const deleteMachineTypeWorkflow = createWorkflow("delete-machine-type", (input: { id: string }) => {
  const before = readMachineTypeStep(input.id)
  const ids = transform({ input }, (data) => [data.input.id])
  deleteProductCategoriesWorkflow.runAsStep({ input: ids })
  const changes = transform({ input, before }, (data) => [
    { id: data.input.id, handles: [data.before.handle] },
  ])
  emitEventStep({ eventName: MachineTypeEvents.deleted, data: changes })
  return new WorkflowResponse(input.id)
})
