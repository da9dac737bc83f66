import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type StaffPolicy } from "../../../contract"
import { requireSecondFactorStep } from "../steps/require-second-factor"

/** Stores the rules for all members of staff. Takes {@link StaffPolicy}. */
export const saveStaffPolicyWorkflow = createWorkflow(
  "save-staff-policy",
  (input: StaffPolicy) => new WorkflowResponse(requireSecondFactorStep(input)),
)
