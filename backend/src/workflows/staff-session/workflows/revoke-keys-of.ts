import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { revokeKeysOfStep } from "../steps/revoke-keys-of"

/** Revokes the secret API keys that an account made. Takes `{ user_id }`; returns the ids of the keys. */
export const revokeKeysOfWorkflow = createWorkflow(
  "revoke-keys-of",
  (input: { user_id: string }) => new WorkflowResponse(revokeKeysOfStep(input)),
)
