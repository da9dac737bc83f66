import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetPostMailsStep } from "../steps/forget-post-mails"

/** Deletes mails whose time is over. Takes a time (ISO 8601) and the largest number, returns their number. */
export const forgetPostMailsWorkflow = createWorkflow(
  "forget-post-mails",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetPostMailsStep(input)),
)
