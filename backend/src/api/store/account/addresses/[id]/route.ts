import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type AccountDoneResponse,
  type CompanyAddressRequest,
  type CompanyAddressResponse,
} from "../../../../../contract"
import { deleteCompanyAddressWorkflow } from "../../../../../workflows/company/workflows/delete-company-address"
import { updateCompanyAddressWorkflow } from "../../../../../workflows/company/workflows/update-company-address"
import { accountOf, writerOf } from "../../account-of"
import { readAddress } from "../read-address"

const targetOf = (req: MedusaRequest) => ({
  company_id: accountOf(req).companyId,
  id: req.params.id ?? "",
  by: writerOf(req),
})

/** Changes an address. */
export async function POST(
  req: MedusaRequest<CompanyAddressRequest>,
  res: MedusaResponse<CompanyAddressResponse>,
): Promise<void> {
  const { result: id } = await updateCompanyAddressWorkflow(req.scope).run({
    input: { ...targetOf(req), address: req.validatedBody },
  })
  res.json({ address: await readAddress(req, id) })
}

/** Deletes an address. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<AccountDoneResponse>): Promise<void> {
  await deleteCompanyAddressWorkflow(req.scope).run({ input: targetOf(req) })
  res.json({ done: true })
}
