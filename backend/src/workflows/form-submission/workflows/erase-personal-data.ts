import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { erasePersonFromActivityStep } from "../../activity/steps/erase-person-from-activity"
import { eraseCompanyPersonStep } from "../../company/steps/erase-company-person"
import { forgetStockAlertsStep } from "../../stock-alert/steps/forget-stock-alerts"
import { erasePersonalDataStep } from "../steps/erase-personal-data"

/**
 * Erases the person with an e-mail address from all submissions, stock alerts, companies and the activity log. Of a form the
 * person sent, reference, type, status and dates are left: they are no personal data, and show that the request was met. Of a
 * member of a company a row without a name is left. The only admin of a company that is not closed is refused. Takes `{ email }`,
 * returns a summary.
 */
export const erasePersonalDataWorkflow = createWorkflow("erase-personal-data", (input: { email: string }) => {
  const companies = eraseCompanyPersonStep(input.email)
  const erasure = erasePersonalDataStep(input.email)
  erasePersonFromActivityStep(input.email)
  const alerts = forgetStockAlertsStep({ email: input.email })
  const events = transform({ erasure }, (data) =>
    [...data.erasure.erased, ...data.erasure.contact_removed].map(({ id }) => ({ id })),
  )
  emitEventStep({ eventName: FormSubmissionEvents.updated, data: events })
  return new WorkflowResponse(
    transform({ erasure, alerts, companies }, (data) => ({
      ...data.erasure,
      stock_alerts_deleted: data.alerts,
      customers_emptied: data.companies.customers,
      company_invitations_deleted: data.companies.invitations,
    })),
  )
})
