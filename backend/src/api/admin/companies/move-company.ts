import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type CompanyTransition } from "../../../contract"
import { moveCompanyWorkflow } from "../../../workflows/company/workflows/move-company"
import { readCompany } from "./read-company"

/** Makes the route of a transition: it moves the company of the path, and responds with it. */
export const moveCompany =
  (transition: CompanyTransition) =>
  async (
    req: AuthenticatedMedusaRequest,
    res: MedusaResponse<AdminCompanyAccountResponse>,
  ): Promise<void> => {
    const id = req.params.id ?? ""
    await moveCompanyWorkflow(req.scope).run({ input: { id, transition } })
    res.json(await readCompany(req.scope, id))
  }
