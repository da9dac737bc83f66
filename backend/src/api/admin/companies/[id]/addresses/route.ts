import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type CompanyAddressRequest } from "../../../../../contract"
import { readIdempotencyKey } from "../../../../../lib/idempotency-key"
import { createCompanyAddressWorkflow } from "../../../../../workflows/company/workflows/create-company-address"
import { readCompany } from "../../read-company"

/** Stores an address of a company; a repeated request with the same key stores nothing more. */
export async function POST(
  req: AuthenticatedMedusaRequest<CompanyAddressRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const { id = "" } = req.params
  await createCompanyAddressWorkflow(req.scope).run({
    input: {
      company_id: id,
      address: req.validatedBody,
      idempotency_key: readIdempotencyKey(req),
      by: "staff",
    },
  })
  res.json(await readCompany(req.scope, id))
}
