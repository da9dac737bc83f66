import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type CompanyAddressRequest } from "../../../../../../contract"
import { deleteCompanyAddressWorkflow } from "../../../../../../workflows/company/workflows/delete-company-address"
import { updateCompanyAddressWorkflow } from "../../../../../../workflows/company/workflows/update-company-address"
import { readCompany } from "../../../read-company"

/** The address of the path, which staff change. */
const addressOf = ({ params: { id = "", addressId = "" } }: AuthenticatedMedusaRequest<unknown>) => ({
  ...{ company_id: id, id: addressId, by: "staff" as const },
})

/** Changes an address of a company. */
export async function POST(
  req: AuthenticatedMedusaRequest<CompanyAddressRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const target = addressOf(req)
  await updateCompanyAddressWorkflow(req.scope).run({ input: { ...target, address: req.validatedBody } })
  res.json(await readCompany(req.scope, target.company_id))
}

/** Deletes an address of a company. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const target = addressOf(req)
  await deleteCompanyAddressWorkflow(req.scope).run({ input: target })
  res.json(await readCompany(req.scope, target.company_id))
}
