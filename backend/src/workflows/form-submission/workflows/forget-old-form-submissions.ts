import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetOldFormSubmissionsStep } from "../steps/forget-old-form-submissions"

/**
 * Deletes one portion of old submissions for good. Takes `{ before, most }`: those created before this moment (ISO
 * 8601), and how many at once. Returns how many were deleted.
 */
export const forgetOldFormSubmissionsWorkflow = createWorkflow(
  "forget-old-form-submissions",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetOldFormSubmissionsStep(input)),
)
