import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { disableFactorsStep } from "../steps/disable-factors"

/** Takes the second factor of an account away, for a person who has lost it. Takes `{ user_id }`. */
export const resetSecondFactorWorkflow = createWorkflow(
  "reset-second-factor",
  (input: { user_id: string }) => new WorkflowResponse(disableFactorsStep(input)),
)
