import { type MedusaRequest } from "@medusajs/framework/http"
import { type CostCentre } from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { accountRefusal } from "../../../../safety/account-refusal"
import { accountOf } from "../account-of"
import { toCostCentre } from "../shapes"

/** A cost centre of the company of who asks. @throws Refusal (not found), also for another company's */
export async function readCostCentre(req: MedusaRequest, id: string): Promise<CostCentre> {
  const [costCentre] = await req.scope
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .listCostCentres({ id, company_id: accountOf(req).companyId }, { take: 1 })
  if (!costCentre) throw accountRefusal("not_found")
  return toCostCentre(costCentre)
}
