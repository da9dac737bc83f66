import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { changePasswordStep, type PasswordChange } from "../steps/change-password"

/**
 * Changes a customer's password. Takes {@link PasswordChange}, which is stored nowhere: there is neither a retention time
 * nor an asynchronous step. Returns when it was set, in ms since 1970.
 */
export const changePasswordWorkflow = createWorkflow(
  "change-password",
  (input: PasswordChange) => new WorkflowResponse(changePasswordStep(input)),
)
