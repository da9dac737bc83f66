import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { PostEvents } from "../lib/events"
import { postMails } from "../workflows/post/deliver-post-mails"

/** Delivers mails about accounts as soon as they are stored. If the event is lost, the job finds them. */
export default async function postMailSubscriber({
  event: { data },
  container,
}: SubscriberArgs<{ ids: string[] }>): Promise<void> {
  await postMails.deliver(container, data.ids)
}

export const config: SubscriberConfig = {
  event: PostEvents.pending,
  context: { subscriberId: "post-mail" },
}
