import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetOldActivityStep } from "../steps/forget-old-activity"

/**
 * Deletes one portion of old entries of the log for good. Takes `{ before, most }`: those written before this time (ISO
 * 8601), and the size of the portion. Returns the number of deleted entries.
 */
export const forgetOldActivityWorkflow = createWorkflow(
  "forget-old-activity",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetOldActivityStep(input)),
)
