import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { MachineTypeEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { GROUPS_LOCK } from "../../product/product-groups"
import { returnProductsStep } from "../../product/steps/move-products"
import { restoreMachineTypeStep } from "../steps/restore-machine-type"

/** Restores a deleted machine type. Takes `{ id }` of the category, returns its present handle. */
export const restoreMachineTypeWorkflow = createWorkflow("restore-machine-type", (input: { id: string }) => {
  acquireLockStep(GROUPS_LOCK)
  returnProductsStep({ entity: "machine_type", id: input.id })
  const restored = restoreMachineTypeStep(input)
  const handles = transform({ restored }, (data) => ({
    entity: "machine_type" as const,
    records: [data.restored],
  }))
  recordHandlesStep(handles)
  const change = transform({ restored }, ({ restored: { id, handle } }) => [{ id, handles: [handle] }])
  emitEventStep({ eventName: MachineTypeEvents.updated, data: change })
  releaseLockStep(GROUPS_LOCK)
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.handle))
})
