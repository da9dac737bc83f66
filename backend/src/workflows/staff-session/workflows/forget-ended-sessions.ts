import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetEndedSessionsStep } from "../steps/forget-ended-sessions"

/**
 * Deletes one portion of ended sessions for good. Takes `{ before, most }`: those that expired before this time (ISO
 * 8601), and the size of the portion. Returns the number of deleted ones.
 */
export const forgetEndedSessionsWorkflow = createWorkflow(
  "forget-ended-sessions",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetEndedSessionsStep(input)),
)
