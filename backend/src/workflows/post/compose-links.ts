import { type IAuthModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { PASSWORD_PROVIDER } from "../../config/providers"
import { COMPANY_MODULE } from "../../modules/company"
import { type CompanyModuleService } from "../../modules/company/service"
import { type InvitationRow } from "../../modules/company/types"
import {
  customerPasswordLink,
  founderLink,
  memberInvitation,
} from "../../modules/mailer/templates/account-mails"
import { PASSWORD_LINK_VALID } from "../../modules/mailer/templates/password-reset"
import { invitationToken } from "../account/invitation-token"
import { type Composer, type Composing } from "./composing"

/** The invitation that a mail's link still opens, with the token of the link. */
async function openLink({
  container,
  mail,
  environment,
}: Composing): Promise<{ token: string; invitation: InvitationRow } | null> {
  const token = invitationToken(environment.JWT_SECRET, mail.version)
  const invitation = await container.resolve<CompanyModuleService>(COMPANY_MODULE).invitationOf(token)
  return invitation?.id === mail.subject_id ? { token, invitation } : null
}

/** The link of a founder. */
export const composeFounderLink: Composer = async (composing) => {
  const link = await openLink(composing)
  return link && founderLink(composing.context, link.token)
}

/** The link of an invited colleague, with the name of the company. */
export const composeMemberInvitation: Composer = async (composing) => {
  const link = await openLink(composing)
  if (!link?.invitation.company_id) return null
  const companies = composing.container.resolve<CompanyModuleService>(COMPANY_MODULE)
  const [company] = await companies.listCompanies({ id: link.invitation.company_id })
  return company?.status === undefined || company.status === "closed"
    ? null
    : memberInvitation(composing.context, company.legal_name, link.token)
}

/** The auth module's method for links to new passwords, which the module's interface leaves out. */
type AuthService = IAuthModuleService & {
  createPasswordResetToken(data: {
    provider: string
    entity_id: string
    ttl_seconds: number
  }): Promise<{ jti: string }>
}

/** The link to a new password, as Medusa makes it for `POST /auth/customer/emailpass/update`. */
export const composePasswordLink: Composer = async ({ container, mail, context }) => {
  const isOld = Date.now() - Date.parse(mail.created_at) > PASSWORD_LINK_VALID
  const membership = await container
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .membershipOf(mail.subject_id)
  // Whoever waited for longer has asked again; whoever may not sign in needs no password.
  if (isOld || membership?.status !== "active") return null
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const seconds = PASSWORD_LINK_VALID / 1_000
  const auth = container.resolve<AuthService>(Modules.AUTH)
  const { jti } = await auth.createPasswordResetToken({
    provider: PASSWORD_PROVIDER,
    entity_id: mail.recipient,
    ttl_seconds: seconds,
  })
  const token = generateJwtToken(
    {
      entity_id: mail.recipient,
      provider: PASSWORD_PROVIDER,
      actor_type: "customer",
      purpose: "reset",
    },
    {
      secret: http.jwtSecret,
      expiresIn: `${seconds}s`,
      jwtOptions: { ...http.jwtOptions, jwtid: jti },
    },
  )
  return customerPasswordLink(context, mail.recipient, token)
}
