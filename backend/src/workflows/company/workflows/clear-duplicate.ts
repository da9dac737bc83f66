import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ClearDuplicate, clearDuplicateStep } from "../steps/clear-duplicate"

/** Notes that staff have compared two companies with one number, and neither is a duplicate. Takes {@link ClearDuplicate}, returns the id. */
export const clearDuplicateWorkflow = createWorkflow(
  "clear-duplicate",
  (input: ClearDuplicate) => new WorkflowResponse(clearDuplicateStep(input)),
)
