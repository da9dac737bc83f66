import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { isLocalDatabase } from "../../config/environment"
import { type AcceptAccount } from "../../contract"
import { withAdvisoryLock } from "../../lib/advisory-lock"
import { COMPANY_MODULE } from "../../modules/company"
import { type CompanyModuleService } from "../../modules/company/service"
import { refusedPassword } from "../../modules/staff-password/common-passwords"
import { accountRefusal } from "../../safety/account-refusal"
import { Refusal } from "../../safety/refusal"
import { acceptAccountWorkflow, type AcceptedAccount } from "./workflows/accept-account"

/**
 * Makes the account of somebody who used the link of an invitation. Acceptances for one address run one after another, in
 * all processes: what one of them has left behind when it died, the next one finds and uses.
 *
 * @param container any container of the application
 * @param answers with the token of the link
 * @throws Refusal for a link that opens nothing any more, a password that breaks the rule, or somebody who belongs to a
 * company
 */
export async function acceptAccount(
  container: MedusaContainer,
  answers: AcceptAccount,
): Promise<AcceptedAccount> {
  const companies = container.resolve<CompanyModuleService>(COMPANY_MODULE)
  const invitation = await companies.invitationOf(answers.token)
  if (invitation === null) throw accountRefusal("invitation_invalid")
  const fault = refusedPassword(answers.password, invitation.email)
  if (fault !== undefined) {
    throw new Refusal(400, MedusaError.Types.INVALID_DATA, fault, undefined, "password_refused")
  }
  const { databaseUrl = "" } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return withAdvisoryLock(
    { databaseUrl, isLocal: isLocalDatabase(databaseUrl) },
    `account ${invitation.email}`,
    async () => {
      const { result } = await acceptAccountWorkflow(container).run({ input: answers })
      return result
    },
  )
}
