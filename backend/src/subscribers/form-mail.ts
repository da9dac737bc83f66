import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { FormSubmissionEvents } from "../lib/events"
import { deliverMailsOf } from "../workflows/mail/deliver-form-mails"

/** Delivers the mails of a new submission, and replies of staff, at once. If the event is lost, the job finds them. */
export default async function formMailSubscriber({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await deliverMailsOf(container, data.id)
}

export const config: SubscriberConfig = {
  event: [FormSubmissionEvents.created, FormSubmissionEvents.replied],
  context: { subscriberId: "form-mail" },
}
