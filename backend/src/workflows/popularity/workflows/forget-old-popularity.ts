import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetOldPopularityStep } from "../steps/forget-old-popularity"

/**
 * Deletes one portion of old counts for good. Takes `{ before, most }`: those begun before this time (ISO 8601), and the size
 * of the portion. Returns the number of deleted ones.
 */
export const forgetOldPopularityWorkflow = createWorkflow(
  "forget-old-popularity",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetOldPopularityStep(input)),
)
