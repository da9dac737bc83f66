import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { erasePersonFromActivityStep } from "../../activity/steps/erase-person-from-activity"
import { erasePersonalDataStep } from "../steps/erase-personal-data"

/**
 * Erases the person with an e-mail address from all submissions and from the activity log. Of a form the person sent,
 * reference, type, status and dates are left: they are no personal data, and show that the request was met. Takes
 * `{ email }`, returns a summary.
 */
export const erasePersonalDataWorkflow = createWorkflow("erase-personal-data", (input: { email: string }) => {
  const erasure = erasePersonalDataStep(input.email)
  erasePersonFromActivityStep(input.email)
  const events = transform({ erasure }, (data) =>
    [...data.erasure.erased, ...data.erasure.contact_removed].map(({ id }) => ({ id })),
  )
  emitEventStep({ eventName: FormSubmissionEvents.updated, data: events })
  return new WorkflowResponse(erasure)
})
