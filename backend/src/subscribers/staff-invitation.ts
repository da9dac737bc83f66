import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { InviteWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"
import { staffInvitation } from "../modules/mailer/templates/staff-invitation"
import { writeMoment } from "../modules/mailer/templates/submission"
import { readCompany } from "../workflows/company-facts/read-company"
import { sendStaffMail } from "../workflows/mail/send-staff-mail"

/** Mails an invitation to the staff area when it is made and when it is renewed. */
export default async function staffInvitationSubscriber({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const [invite] = await container.resolve(Modules.USER).listInvites({ id: data.id })
  if (!invite || invite.accepted) return
  const environment = readEnvironment(process.env)
  const link = new URL(`${environment.STOREFRONT_URL}/admin/register`)
  link.searchParams.set("token", invite.token)
  const expires = new Date(invite.expires_at)
  const company = await readCompany(container, environment)
  await sendStaffMail(container, {
    company,
    to: invite.email,
    template: "staff-invitation",
    document: staffInvitation(company, link.toString(), writeMoment(expires)),
    resource_type: "invite",
    resource_id: invite.id,
    worthFor: expires.getTime() - Date.now(),
  })
}

export const config: SubscriberConfig = {
  event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT],
  context: { subscriberId: "staff-invitation" },
}
