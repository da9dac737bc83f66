import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type AdminCompanyRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"

/**
 * Changes a company's data for staff; fields that are left out stay as they are. With the number of another company it becomes a
 * possible duplicate of that one, and with any other it is none. Undone by the earlier values. Returns the customer group with the
 * name that it has to have.
 *
 * @throws Refusal (not found), or MedusaError (invalid data) where nobody on the staff has the id
 */
export const updateCompanyDataStep = createStep(
  "update-company-data",
  async ({ id, change }: { id: string; change: AdminCompanyRequest }, { container }) => {
    if (change.assigned_user_id) {
      const [user] = await container
        .resolve(Modules.USER)
        .listUsers({ id: change.assigned_user_id }, { select: ["id"], take: 1 })
      if (!user) {
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          "assigned_user_id must be the id of a member of staff",
        )
      }
    }
    const { company, before } = await container
      .resolve<CompanyModuleService>(COMPANY_MODULE)
      .changeCompany(id, change, "staff")
    const name = `${company.account_number} ${company.legal_name}`
    return new StepResponse({ group_id: company.customer_group_id, name }, { id, before })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).changeCompany(undo.id, undo.before, "staff")
  },
)
