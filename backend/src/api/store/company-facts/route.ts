import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreCompanyResponse } from "../../../contract"
import { COMPANY_FACTS_MODULE } from "../../../modules/company-facts"
import { type CompanyFactsModuleService } from "../../../modules/company-facts/service"

/** Reads the facts of the company that staff have set; null while those of the environment hold. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreCompanyResponse>): Promise<void> {
  const { facts, updated_at: changed } = await req.scope
    .resolve<CompanyFactsModuleService>(COMPANY_FACTS_MODULE)
    .read()
  res.json({ company: facts, changed_at: changed && new Date(changed).toISOString() })
}
