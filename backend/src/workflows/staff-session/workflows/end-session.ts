import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { endSessionStep } from "../steps/end-session"

/**
 * Ends a session of a member of staff or a customer. Takes `{ id, expires_at }`: the claim `session_id` of its tokens, and the time (ISO 8601) at
 * which none of them is valid any more. Returns the id.
 */
export const endSessionWorkflow = createWorkflow(
  "end-session",
  (input: { id: string; expires_at: string }) => new WorkflowResponse(endSessionStep(input)),
)
