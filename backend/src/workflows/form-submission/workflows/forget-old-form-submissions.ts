import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetOldFormSubmissionsStep } from "../steps/forget-old-form-submissions"

/**
 * Deletes one portion of old submissions for good. Takes `{ before, most }`: those created before this time (ISO
 * 8601), and the size of the portion. Returns the number of deleted submissions.
 */
export const forgetOldFormSubmissionsWorkflow = createWorkflow(
  "forget-old-form-submissions",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetOldFormSubmissionsStep(input)),
)
