import { type MedusaRequest } from "@medusajs/framework/http"
import { type ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  type AccountResponse,
  COMPANY_PERMISSIONS,
  type CompanyPermission,
  companyRolesAllow,
  type CompanyRole,
} from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyRow } from "../../../modules/company/types"
import { accountOf } from "./account-of"
import { toAccountCompany, toPerson } from "./shapes"

const permissionsOf = (roles: readonly CompanyRole[]) =>
  (Object.keys(COMPANY_PERMISSIONS) as CompanyPermission[]).filter((name) => companyRolesAllow(roles, name))

/** The company of who asks. */
export async function readCompany(req: MedusaRequest): Promise<CompanyRow> {
  const companies = req.scope.resolve<CompanyModuleService>(COMPANY_MODULE)
  return companies.retrieveCompany(accountOf(req).companyId)
}

/** Who asks, with the company and what the roles allow. */
export async function readAccount(req: MedusaRequest): Promise<AccountResponse["account"]> {
  const { customerId, roles } = accountOf(req)
  const customers: ICustomerModuleService = req.scope.resolve(Modules.CUSTOMER)
  const [person, company] = await Promise.all([customers.retrieveCustomer(customerId), readCompany(req)])
  return {
    person: toPerson(person),
    company: toAccountCompany(company),
    roles: [...roles],
    permissions: permissionsOf(roles),
  }
}
