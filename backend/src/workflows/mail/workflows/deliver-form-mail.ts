import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimFormMailStep } from "../steps/claim-form-mail"
import { sendFormMailStep } from "../steps/send-form-mail"
import { recordMailOutcomeStep } from "../steps/record-mail-outcome"

/**
 * Delivers one mail if it is due. Takes `{ id }`, returns the outcome, or null where there was nothing to do.
 *
 * No mail is lost: it is stored as pending in the transaction of its submission, and stays pending until the server has
 * accepted it or refused it for good, whichever process dies in between. No mail is sent by two processes: each try
 * begins with claiming its row. SMTP allows no stronger guarantee: when the connection breaks before the server's
 * response, the mail may have been accepted. It is sent again with the same Message-ID, by which mail servers and
 * programs recognise it. When the process dies after the response, Medusa's notification, written first, shows the next
 * try that the mail was sent; if it dies before that, the server gets a second copy, again with the same Message-ID.
 */
export const deliverFormMailWorkflow = createWorkflow("deliver-form-mail", (input: { id: string }) => {
  const mail = claimFormMailStep(input)
  const tried = sendFormMailStep(mail)
  return new WorkflowResponse(recordMailOutcomeStep({ mail, tried }))
})
