import { type ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { type SendMailOptions } from "nodemailer"
import { isAddress, type Mailbox, readAddresses } from "./mailbox"
import { deliveryError } from "./delivery-failure"

/** Options of a mail beside its content: `provider_data` of the notification. */
export interface MailOptions extends Record<string, unknown> {
  /** Message-ID with its angle brackets. The same for every try, so that mail servers recognise a repeated mail. */
  message_id?: string
  reply_to?: Mailbox
  /** Auto-Submitted header (RFC 3834): `replied` for a response to a message, `generated` for any other mail, `no` for one that a person wrote. */
  automatic: "generated" | "replied" | "no"
}

const MESSAGE_ID = /^<[\w.-]{1,100}@[\w.-]{1,200}>$/

const mailbox = z.strictObject({
  name: z.string().optional(),
  address: z.string().refine(isAddress, { error: "must be one plain address" }),
})

const optionsSchema = z.strictObject({
  message_id: z.string().regex(MESSAGE_ID).optional(),
  reply_to: mailbox.optional(),
  automatic: z.enum(["generated", "replied", "no"]),
})

const contentSchema = z.object({
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
})

const refuse = (reason: string) => deliveryError({ permanent: true, reason })

/** Makes one line without control characters, so that no part of it can begin another header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()

const named = ({ name = "", address }: Mailbox) => ({ name: oneLine(name), address })

/**
 * Makes the mail of a notification. Only this function writes names, addresses and subjects into headers: it refuses
 * invalid addresses and replaces line breaks in names and subjects by spaces.
 *
 * @param notification its `to` may name several addresses, separated by commas
 * @param from the sender
 * @param replyTo default address for replies
 * @throws MedusaError for a notification that can never become a mail
 */
export function toMessage(
  { to, content, provider_data, attachments }: ProviderSendNotificationDTO,
  from: Mailbox,
  replyTo?: Mailbox,
): SendMailOptions {
  const recipients = readAddresses(to)
  if (!recipients) throw refuse("a recipient is no plain e-mail address")
  if (attachments?.length) throw refuse("attachments are not sent")
  const text = contentSchema.safeParse(content)
  if (!text.success) throw refuse("subject, text or HTML is missing")
  const options = optionsSchema.safeParse(provider_data)
  if (!options.success) throw refuse(`${options.error.issues[0]?.path.join(".") ?? "an option"} is invalid`)
  const { message_id, reply_to = replyTo, automatic } = options.data
  return {
    from: named(from),
    to: recipients.map((address) => named({ address })),
    ...(reply_to && { replyTo: named(reply_to) }),
    ...(message_id !== undefined && { messageId: message_id }),
    subject: oneLine(text.data.subject),
    text: text.data.text,
    html: text.data.html,
    headers:
      automatic === "no"
        ? { "Auto-Submitted": "no" }
        : { "Auto-Submitted": `auto-${automatic}`, "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
