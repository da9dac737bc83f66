import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { changeRoleStep } from "../../staff-role/steps/change-role"
import { revokeKeysOfStep } from "../steps/revoke-keys-of"

/**
 * Deletes an account, its role and its way to sign in, and revokes the secret API keys that it made: all or nothing. The last
 * owner stays. Takes
 * `{ user_id, revoked_by }`, the latter the id of who deletes it. Returns the ids of the keys.
 */
export const deleteStaffAccountWorkflow = createWorkflow(
  "delete-staff-account",
  (input: { user_id: string; revoked_by: string }) => {
    changeRoleStep(transform({ input }, (data) => ({ user_id: data.input.user_id, role: null })))
    const account = transform({ input }, (data) => ({ userId: data.input.user_id }))
    removeUserAccountWorkflow.runAsStep({ input: account })
    return new WorkflowResponse(revokeKeysOfStep(input))
  },
)
