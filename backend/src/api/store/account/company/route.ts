import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AccountCompanyRequest, type AccountCompanyResponse } from "../../../../contract"
import { updateCompanyDetailsWorkflow } from "../../../../workflows/company/workflows/update-company-details"
import { accountOf, writerOf } from "../account-of"
import { readCompany } from "../read-account"
import { toAccountCompany } from "../shapes"

/** Changes what members may change of their company; a field that is left out is emptied. */
export async function POST(
  req: MedusaRequest<AccountCompanyRequest>,
  res: MedusaResponse<AccountCompanyResponse>,
): Promise<void> {
  await updateCompanyDetailsWorkflow(req.scope).run({
    input: { company_id: accountOf(req).companyId, details: req.validatedBody, by: writerOf(req) },
  })
  res.json({ company: toAccountCompany(await readCompany(req)) })
}
