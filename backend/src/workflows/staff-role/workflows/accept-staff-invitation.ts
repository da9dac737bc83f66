import { type InviteWorkflow, type UserDTO } from "@medusajs/framework/types"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acceptInviteWorkflow } from "@medusajs/medusa/core-flows"
import { changeRoleStep } from "../steps/change-role"
import { readInvitedRoleStep } from "../steps/read-invited-role"

/**
 * Accepts an invitation as Medusa does, and gives the new account the invitation's role: both or neither. Takes what
 * Medusa's workflow takes. Returns the account.
 */
export const acceptStaffInvitationWorkflow = createWorkflow(
  "accept-staff-invitation",
  (input: InviteWorkflow.AcceptInviteWorkflowInputDTO) => {
    const role = readInvitedRoleStep(input)
    const users = acceptInviteWorkflow.runAsStep({ input })
    const change = transform({ users, role }, (data) => ({
      user_id: data.users[0]?.id ?? "",
      role: data.role,
      is_new: true,
    }))
    changeRoleStep(change)
    return new WorkflowResponse(transform({ users }, (data): UserDTO | undefined => data.users[0]))
  },
)
