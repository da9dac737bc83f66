import { companyRolesSchema } from "../../contract"
import { COMPANY_MODULE } from "../../modules/company"
import { type CompanyModuleService } from "../../modules/company/service"
import {
  accountApproved,
  accountExists,
  memberRemoved,
  newCompany,
  rolesChanged,
} from "../../modules/mailer/templates/account-mails"
import { type Composer, type Composing } from "./composing"

/** The company that a mail is about; undefined where it was deleted. */
async function companyOf({ container, mail }: Composing, id: string = mail.subject_id) {
  const companies = container.resolve<CompanyModuleService>(COMPANY_MODULE)
  const [company] = await companies.listCompanies({ id })
  return company
}

/** A member with the company; undefined where either was deleted. */
async function memberOf(composing: Composing) {
  const companies = composing.container.resolve<CompanyModuleService>(COMPANY_MODULE)
  const [member] = await companies.listCompanyMembers({ id: composing.mail.subject_id })
  const company = member && (await companyOf(composing, member.company_id))
  return member && company && { member, company }
}

/** That there is an account already. */
export const composeAccountExists: Composer = ({ context }) => Promise.resolve(accountExists(context))

/** The roles that a member has now. */
export const composeRolesChanged: Composer = async (composing) => {
  const found = await memberOf(composing)
  if (found?.member.status !== "active") return null
  const { member, company } = found
  const roles = companyRolesSchema.safeParse(member.roles)
  return roles.success ? rolesChanged(composing.context, company.legal_name, roles.data) : null
}

/** That a member was removed. */
export const composeMemberRemoved: Composer = async (composing) => {
  const found = await memberOf(composing)
  return found?.member.status === "removed"
    ? memberRemoved(composing.context, found.company.legal_name)
    : null
}

/** That staff have approved a company. */
export const composeAccountApproved: Composer = async (composing) => {
  const company = await companyOf(composing)
  return company?.status === "active" ? accountApproved(composing.context, company.legal_name) : null
}

/** To staff: a company that waits for its approval. */
export const composeNewCompany: Composer = async (composing) => {
  const company = await companyOf(composing)
  return company === undefined
    ? null
    : newCompany(composing.context, {
        ...company,
        is_possible_duplicate: company.possible_duplicate_of !== null,
      })
}
