import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompaniesQuery, type AdminCompaniesResponse } from "../../../contract"
import { listCompanies } from "./list-companies"

/** Lists companies, with the number in each state. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompaniesResponse>,
): Promise<void> {
  res.json(await listCompanies(req.scope, req.validatedQuery as unknown as AdminCompaniesQuery))
}
