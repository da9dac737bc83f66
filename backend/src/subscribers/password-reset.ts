import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { AuthWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { toCompany } from "../contract"
import { readEnvironment } from "../config/environment"
import { PASSWORD_LINK_VALID, passwordReset } from "../modules/mailer/templates/password-reset"
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
  await sendStaffMail(container, {
    to: user.email,
    template: "password-reset",
    document: passwordReset(toCompany(environment), link.toString()),
    resource_type: "user",
    resource_id: user.id,
    worthFor: PASSWORD_LINK_VALID,
  })
}

export const config: SubscriberConfig = {
  event: AuthWorkflowEvents.PASSWORD_RESET,
  context: { subscriberId: "password-reset" },
}
