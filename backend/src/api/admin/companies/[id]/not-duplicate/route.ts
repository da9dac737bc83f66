import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type NotDuplicateRequest } from "../../../../../contract"
import { clearDuplicateWorkflow } from "../../../../../workflows/company/workflows/clear-duplicate"
import { readCompany } from "../../read-company"

/** Notes that a company is no duplicate of the one that staff have compared it with. */
export async function POST(
  req: AuthenticatedMedusaRequest<NotDuplicateRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const { id = "" } = req.params
  await clearDuplicateWorkflow(req.scope).run({ input: { id, of: req.validatedBody.of } })
  res.json(await readCompany(req.scope, id))
}
