import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AccountDoneResponse } from "../../../../contract"
import { removeMemberWorkflow } from "../../../../workflows/company/workflows/remove-member"
import { accountOf, writerOf } from "../account-of"

/** Leaves the company, which ends every session of the person. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AccountDoneResponse>): Promise<void> {
  const { companyId, memberId } = accountOf(req)
  await removeMemberWorkflow(req.scope).run({
    input: { company_id: companyId, id: memberId, by: writerOf(req) },
  })
  res.json({ done: true })
}
