import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  deleteProductCategoriesWorkflow,
  emitEventStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { MachineTypeEvents } from "../../../lib/events"
import { moveProductsStep } from "../../product/steps/move-products"
import { type DeletedGroup, GROUPS_LOCK } from "../../product/product-groups"
import { readMachineTypeStep } from "../steps/read-machine-type"

/**
 * Deletes one machine type: the category and, through the link's cascade, its extension; its products go where the input
 * says. Takes the category's id, and returns it.
 */
export const deleteMachineTypeWorkflow = createWorkflow("delete-machine-type", (input: DeletedGroup) => {
  acquireLockStep(GROUPS_LOCK)
  const before = readMachineTypeStep(input.id)
  const products = transform({ input }, (data) => ({ entity: "machine_type" as const, ...data.input }))
  moveProductsStep(products)
  const changes = transform({ input, before }, (data) => [
    { id: data.input.id, handles: [data.before.handle] },
  ])
  emitEventStep({ eventName: MachineTypeEvents.deleted, data: changes })
  // Last: Medusa 2.21 cannot undo it, because its restore does not find deleted categories.
  const ids = transform({ input }, (data) => [data.input.id])
  deleteProductCategoriesWorkflow.runAsStep({ input: ids })
  releaseLockStep(GROUPS_LOCK)
  return new WorkflowResponse(input.id)
})
