import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type AcceptAccount, type AcceptedAccountResponse } from "../../../../contract"
import { acceptAccount } from "../../../../workflows/account/accept-account"
import { postMails } from "../../../../workflows/post/deliver-post-mails"

/** Makes the account of somebody who used a mailed link. */
export async function POST(
  req: MedusaStoreRequest<AcceptAccount>,
  res: MedusaResponse<AcceptedAccountResponse>,
): Promise<void> {
  const { email, company_name, mails } = await acceptAccount(req.scope, req.validatedBody)
  res.status(201).json({ account: { email, company_name } })
  // After the response, which does not wait for a mail server.
  await postMails.deliver(req.scope, mails)
}
