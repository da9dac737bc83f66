import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type InvitationChange } from "../steps/invite-member"
import { revokeInvitationStep } from "../steps/revoke-invitation"

/** Revokes an invitation of a company. Takes {@link InvitationChange}, returns the id. */
export const revokeInvitationWorkflow = createWorkflow(
  "revoke-invitation",
  (input: InvitationChange) => new WorkflowResponse(revokeInvitationStep(input)),
)
