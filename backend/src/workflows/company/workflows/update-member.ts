import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ChangeMember, changeMemberStep } from "../steps/change-member"

/**
 * Gives a member other roles, suspends one, or lets one in again. Takes `{ company_id, id, roles?, status?, by }`; returns the
 * member. Fails where no active admin would be left.
 */
export const updateMemberWorkflow = createWorkflow(
  "update-member",
  (input: ChangeMember) => new WorkflowResponse(changeMemberStep(input)),
)
