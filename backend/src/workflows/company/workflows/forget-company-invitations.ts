import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetCompanyInvitationsStep } from "../steps/forget-company-invitations"

/**
 * Deletes one portion of invitations for good, with the founders' answers. Takes `{ before, most }`: those that expired before this
 * time (ISO 8601), and the size of the portion. Returns the number of deleted ones.
 */
export const forgetCompanyInvitationsWorkflow = createWorkflow(
  "forget-company-invitations",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetCompanyInvitationsStep(input)),
)
