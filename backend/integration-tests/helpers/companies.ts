import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createCustomerGroupsWorkflow,
  linkCustomersToCustomerGroupWorkflow,
} from "@medusajs/medusa/core-flows"
import { type CompanyRole, type CompanyStatus } from "../../src/contract"
import { COMPANY_MODULE } from "../../src/modules/company"
import { type CompanyModuleService } from "../../src/modules/company/service"

/** A person of a stored company. */
export interface StoredMember {
  readonly id: string
  readonly customerId: string
  readonly identityId: string
  readonly email: string
}

/** A company with its members, as registration and invitations leave them. */
export interface StoredCompany {
  readonly id: string
  readonly groupId: string
  readonly members: StoredMember[]
}

interface Person {
  email: string
  roles?: CompanyRole[]
}

interface NewCompany {
  legal_name: string
  account_number: string
  company_number?: string
  status?: CompanyStatus
  /** The first one is an admin where no roles are named. */
  people: Person[]
}

const PASSWORD = "seven green umbrellas"

/** Stores a customer with an account and a way to sign in, as a member of a company. */
async function storeMember(
  container: MedusaContainer,
  companyId: string,
  { email, roles = ["admin"] }: Person,
): Promise<StoredMember> {
  const customer = await container.resolve(Modules.CUSTOMER).createCustomers({
    ...{ email, first_name: "Ada", last_name: "Byron", phone: "01632 960123", has_account: true },
  })
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity } = await auth.register("emailpass", { body: { email, password: PASSWORD } })
  const identityId = authIdentity?.id ?? ""
  await auth.updateAuthIdentities({ id: identityId, app_metadata: { customer_id: customer.id } })
  const member = await container
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .createCompanyMembers({ company_id: companyId, customer_id: customer.id, roles })
  return { id: member.id, customerId: customer.id, identityId, email }
}

/** Stores a company with its customer group and members. */
export async function storeCompany(container: MedusaContainer, company: NewCompany): Promise<StoredCompany> {
  const { people, account_number: number, legal_name: name, ...rest } = company
  const { result: groups } = await createCustomerGroupsWorkflow(container).run({
    input: { customersData: [{ name: `${number} ${name}` }] },
  })
  const groupId = groups[0]?.id ?? ""
  const { id } = await container.resolve<CompanyModuleService>(COMPANY_MODULE).createCompanies({
    ...rest,
    account_number: number,
    legal_name: name,
    company_type: "limited_company",
    registered_address: { line1: "1 Mill Lane", city: "Leeds", postcode: "LS1 4AP", country: "gb" },
    invoice_email: "invoices@byron.example",
    customer_group_id: groupId,
  })
  const members: StoredMember[] = []
  for (const person of people) members.push(await storeMember(container, id, person))
  await linkCustomersToCustomerGroupWorkflow(container).run({
    input: { id: groupId, add: members.map(({ customerId }) => customerId) },
  })
  return { id, groupId, members }
}
