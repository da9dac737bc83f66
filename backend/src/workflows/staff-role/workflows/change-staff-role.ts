import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type StaffRole } from "../../../contract"
import { changeRoleStep } from "../steps/change-role"

/**
 * Gives a member of staff a role. Takes `{ user_id, role }`. Fails where no owner would be left.
 */
export const changeStaffRoleWorkflow = createWorkflow(
  "change-staff-role",
  (input: { user_id: string; role: StaffRole }) => new WorkflowResponse(changeRoleStep(input)),
)
