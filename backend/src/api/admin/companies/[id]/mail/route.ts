import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse } from "../../../../../contract"
import { postMails } from "../../../../../workflows/post/deliver-post-mails"
import { resendPostMailsWorkflow } from "../../../../../workflows/post/workflows/resend-post-mails"
import { readCompany } from "../../read-company"

/** Sends the unsent mails about a company now: those given up, cancelled, or waiting for their next try. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await readCompany(req.scope, id)
  const { result } = await resendPostMailsWorkflow(req.scope).run({ input: { company_id: id } })
  await postMails.deliver(req.scope, result)
  res.json(await readCompany(req.scope, id))
}
