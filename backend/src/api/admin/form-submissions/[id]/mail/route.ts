import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminFormMailsResponse, SPAM_STATUS } from "../../../../../contract"
import { deliverMailsOf } from "../../../../../workflows/mail/deliver-form-mails"
import { readFormMails } from "../../../../../workflows/mail/read-form-mails"
import { reopenFormMailsWorkflow } from "../../../../../workflows/mail/workflows/reopen-form-mails"

/** Sends the unsent mails of a submission now: those given up, cancelled, or waiting for their next try. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminFormMailsResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  const { status } = await readFormMails(req.scope, id)
  if (status === SPAM_STATUS) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Nobody is mailed about spam. Give the submission another status first.",
    )
  }
  await reopenFormMailsWorkflow(req.scope).run({ input: { submission_id: id } })
  await deliverMailsOf(req.scope, id)
  const { mails } = await readFormMails(req.scope, id)
  res.json({ form_mails: mails })
}
