import {
  type INotificationModuleService,
  type MedusaContainer,
  type NotificationDTO,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type MailOptions } from "../../modules/mailer/message"
import { type MailContent } from "../../modules/mailer/templates/document"

/** Resource type of the outbox's mails in Medusa's notifications. */
export const POST_MAIL = "post_mail"

/** Resource type of mails about forms before they were in that outbox, under the same ids: of notifications left behind then. */
const FORMER = "form_mail"

const typesOf = (type: string) => (type === POST_MAIL ? [POST_MAIL, FORMER] : [type])

/** Resource of a mail, by which its notification is found again. */
export interface MailSubject {
  resource_type: string
  resource_id: string
}

/** A mail for Medusa's notification module. */
export interface OutgoingMail extends MailSubject {
  to: string
  /** Name of the template, for people who read notifications. */
  template: string
  /** Content for the provider, which Medusa does not store. */
  content: MailContent
  options: MailOptions
  /** Two notifications with one key are one. */
  key: string
}

/** The module generates this method for its model; its interface leaves it out. */
type NotificationService = INotificationModuleService & {
  deleteNotifications(ids: string[]): Promise<void>
}

const notifications = (container: MedusaContainer) =>
  container.resolve<NotificationService>(Modules.NOTIFICATION)

/**
 * Sends a mail.
 *
 * @throws an error from which `readDeliveryError` reads the failure
 */
export async function handOver(
  container: MedusaContainer,
  { to, template, content, options, key, resource_type, resource_id }: OutgoingMail,
): Promise<void> {
  await notifications(container).createNotifications({
    to,
    channel: "email",
    template,
    content,
    provider_data: options,
    idempotency_key: key,
    resource_type,
    resource_id,
    trigger_type: template,
  })
}

/**
 * Checks whether the mail server accepted a mail although its outcome was not recorded: its process died in between.
 *
 * @returns its Message-ID, or null
 */
export async function takenBefore(
  container: MedusaContainer,
  { resource_type, resource_id }: MailSubject,
): Promise<string | null> {
  const known = await notifications(container).listNotifications({
    resource_type: typesOf(resource_type),
    resource_id,
  })
  return known.find(({ status }) => status === "success")?.external_id ?? null
}

/**
 * Deletes the notifications of a mail. They have the recipient's address and would outlive the submission, also an
 * erasure of personal data.
 */
export async function forgetNotifications(container: MedusaContainer, subject: MailSubject): Promise<void> {
  const { resource_type, resource_id } = subject
  const known = await notifications(container).listNotifications(
    { resource_type: typesOf(resource_type), resource_id },
    { select: ["id"], take: 1_000 },
  )
  if (known.length > 0) await notifications(container).deleteNotifications(known.map(({ id }) => id))
}

/**
 * Lists notifications of one kind that are older than a time: those that a process left behind when it died.
 *
 * @param before the time
 * @param limit most notifications to return
 */
export async function oldNotifications(
  container: MedusaContainer,
  resource_type: string,
  before: Date,
  limit: number,
): Promise<NotificationDTO[]> {
  return notifications(container).listNotifications(
    { resource_type: typesOf(resource_type), created_at: { $lt: before.toISOString() } },
    { take: limit, order: { created_at: "ASC" } },
  )
}
