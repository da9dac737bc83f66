import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"

/**
 * Refuses to delete a customer who is a member of a company: Medusa's own route knows nothing of companies, and would leave a
 * company without its admin.
 *
 * @throws MedusaError (not allowed)
 */
async function refuseMember(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [member] = await req.scope
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .listCompanyMembers(
      { customer_id: req.params.id, status: { $ne: "removed" } },
      { select: ["id"], take: 1 },
    )
  if (member) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "This customer is a member of a company. Remove the member from the company first.",
    )
  }
  next()
}

/** Medusa's own route, which deletes a customer with the account. */
export const adminCustomerMiddlewares: MiddlewareRoute[] = [
  { method: "DELETE", matcher: "/admin/customers/:id", middlewares: [refuseMember] },
]
