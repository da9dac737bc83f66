import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { endAllSessionsStep } from "../steps/end-all-sessions"

/** Ends every session of a person. Takes the id of the identity, returns whether there is one with a password. */
export const endAllSessionsWorkflow = createWorkflow(
  "end-all-sessions",
  (input: { auth_identity_id: string }) => new WorkflowResponse(endAllSessionsStep(input)),
)
