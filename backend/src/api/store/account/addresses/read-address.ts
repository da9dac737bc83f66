import { type MedusaRequest } from "@medusajs/framework/http"
import { type CompanyAddress } from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { accountRefusal } from "../../../../safety/account-refusal"
import { accountOf } from "../account-of"
import { toAddress } from "../shapes"

/** An address of the company of who asks. @throws Refusal (not found), also for another company's */
export async function readAddress(req: MedusaRequest, id: string): Promise<CompanyAddress> {
  const [address] = await req.scope
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .listCompanyAddresses({ id, company_id: accountOf(req).companyId }, { take: 1 })
  if (!address) throw accountRefusal("not_found")
  return toAddress(address)
}
