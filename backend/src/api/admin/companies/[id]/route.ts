import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type AdminCompanyRequest } from "../../../../contract"
import { updateCompanyDataWorkflow } from "../../../../workflows/company/workflows/update-company-data"
import { readCompany } from "../read-company"

/** Reads a company with its members, open invitations, addresses and cost centres. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  res.json(await readCompany(req.scope, req.params.id ?? ""))
}

/** Changes a company's data; a field that is left out stays as it is. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCompanyRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await updateCompanyDataWorkflow(req.scope).run({ input: { id, change: req.validatedBody } })
  res.json(await readCompany(req.scope, id))
}
