import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { AuthWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"
import { PASSWORD_LINK_VALID, passwordReset } from "../modules/mailer/templates/password-reset"
import { readCompany } from "../workflows/company-facts/read-company"
import { sendStaffMail } from "../workflows/mail/send-staff-mail"

interface ResetData {
  /** E-mail address of the account. */
  entity_id: string
  actor_type: string
  token: string
}

/** Mails the link to reset a password to a member of staff. This shop has no other accounts. */
export default async function passwordResetSubscriber({
  event: { data },
  container,
}: SubscriberArgs<ResetData>): Promise<void> {
  if (data.actor_type !== "user") return
  const [user] = await container.resolve(Modules.USER).listUsers({ email: data.entity_id })
  if (!user) return
  const environment = readEnvironment(process.env)
  const link = new URL(`${environment.STOREFRONT_URL}/admin/reset-password`)
  link.searchParams.set("token", data.token)
  link.searchParams.set("email", user.email)
  const company = await readCompany(container, environment)
  await sendStaffMail(container, {
    company,
    to: user.email,
    template: "password-reset",
    document: passwordReset(company, link.toString()),
    resource_type: "user",
    resource_id: user.id,
    worthFor: PASSWORD_LINK_VALID,
  })
}

export const config: SubscriberConfig = {
  event: AuthWorkflowEvents.PASSWORD_RESET,
  context: { subscriberId: "password-reset" },
}
