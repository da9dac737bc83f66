import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimFormMailStep } from "../steps/claim-form-mail"
import { sendFormMailStep } from "../steps/send-form-mail"
import { recordMailOutcomeStep } from "../steps/record-mail-outcome"

/**
 * Delivers one mail if it is due. Takes `{ id }`, returns what became of it, or null where there was nothing to do.
 *
 * No mail is lost: it is owed from the transaction on that stored its submission, and owed until the server has taken it
 * or refused it for good, whatever dies in between. No mail is sent by two processes: each try begins with taking the row.
 * That is as much as SMTP allows. When the line breaks after the last byte and before the server's answer, nobody can know
 * whether it took the mail; it is sent again, with the same Message-ID, by which mail servers and programs recognise it.
 * When the process dies after the answer, Medusa's notification, written first, tells the next try that all is done; only
 * a process that dies before even that leaves the server with a second copy, again under the same Message-ID.
 */
export const deliverFormMailWorkflow = createWorkflow("deliver-form-mail", (input: { id: string }) => {
  const mail = claimFormMailStep(input)
  const outcome = sendFormMailStep(mail)
  return new WorkflowResponse(recordMailOutcomeStep({ mail, outcome }))
})
