import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetMissedSearchesStep } from "../steps/forget-missed-searches"

/**
 * Deletes one portion of old counts for good. Takes `{ before, most }`: those begun before this time (ISO 8601), and the size
 * of the portion. Returns the number of deleted ones.
 */
export const forgetMissedSearchesWorkflow = createWorkflow(
  "forget-missed-searches",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetMissedSearchesStep(input)),
)
