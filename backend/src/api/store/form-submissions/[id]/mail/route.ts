import { setTimeout as pause } from "node:timers/promises"
import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type AdminFormMail, type FormEmailResponse } from "../../../../../contract"
import { deliverMailsOf } from "../../../../../workflows/mail/deliver-form-mails"
import { readFormMails } from "../../../../../workflows/mail/read-form-mails"

/** Longest wait for mails that another request or process is sending, and the pause between checks, in ms. */
const PATIENCE = 8_000
const LOOK_EVERY = 100

/** States in which no mail was sent, with the visitor's message for each. */
const NOT_OUT: Readonly<Partial<Record<AdminFormMail["status"], string>>> = {
  failed: "The mail could not be delivered.",
  pending: "The mail could not be sent yet. It is tried again by itself.",
}

const isBeingSent = ({ status, attempts, last_error }: AdminFormMail) =>
  status === "pending" && attempts > 0 && last_error === null

/**
 * Delivers the pending mails of a stored submission that are due. Recipients and content come from the submission and
 * the settings; spam has no mails.
 */
export async function POST(req: MedusaStoreRequest, res: MedusaResponse<FormEmailResponse>): Promise<void> {
  const id = req.params.id ?? ""
  await readFormMails(req.scope, id)
  await deliverMailsOf(req.scope, id)
  let { mails } = await readFormMails(req.scope, id)
  for (const until = Date.now() + PATIENCE; mails.some(isBeingSent) && Date.now() < until;) {
    await pause(LOOK_EVERY)
    mails = (await readFormMails(req.scope, id)).mails
  }
  const error = mails.map(({ status }) => NOT_OUT[status]).find((reason) => reason !== undefined)
  res.json(error === undefined ? { success: true } : { success: false, error })
}
