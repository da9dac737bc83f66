import { type ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type AccountRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type InvitationRow } from "../../../modules/company/types"
import { accountRefusal } from "../../../safety/account-refusal"

interface Joining {
  invitation: InvitationRow
  customer_id: string
}

/** The group that carries a company's prices. */
interface PriceGroup {
  id: string
  account_number: string
}

async function newGroup(
  companies: CompanyModuleService,
  customers: ICustomerModuleService,
  { legal_name }: AccountRequest,
): Promise<PriceGroup> {
  const account_number = await companies.nextAccountNumber()
  const { id } = await customers.createCustomerGroups({ name: `${account_number} ${legal_name}` })
  return { id, account_number }
}

/**
 * Puts a customer into the group that carries the prices of the company: a founder's is new. Returns the new group, or null.
 * Undone by taking the customer out, and deleting a new group.
 *
 * @throws Refusal (410) where the company was deleted
 */
export const joinPriceGroupStep = createStep(
  "join-price-group",
  async ({ invitation, customer_id }: Joining, { container }) => {
    const companies = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const customers: ICustomerModuleService = container.resolve(Modules.CUSTOMER)
    const { company_id, payload } = invitation
    const group =
      company_id === null ? await newGroup(companies, customers, payload as unknown as AccountRequest) : null
    const [company] = company_id === null ? [] : await companies.listCompanies({ id: company_id })
    const groupId = group?.id ?? company?.customer_group_id
    if (groupId === undefined) throw accountRefusal("invitation_invalid")
    const pair = { customer_id, customer_group_id: groupId }
    await customers.addCustomerToGroup(pair)
    return new StepResponse(group, { pair, isNew: group !== null })
  },
  async (done, { container }) => {
    if (!done) return
    const customers: ICustomerModuleService = container.resolve(Modules.CUSTOMER)
    await customers.removeCustomerFromGroup(done.pair)
    if (done.isNew) await customers.deleteCustomerGroups([done.pair.customer_group_id])
  },
)
