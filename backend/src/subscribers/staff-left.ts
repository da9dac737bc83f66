import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { UserWorkflowEvents } from "@medusajs/framework/utils"
import { revokeKeysOfWorkflow } from "../workflows/staff-session/workflows/revoke-keys-of"

/** Revokes the secret API keys of a deleted account; each use of one is refused from the deletion on, in any case. */
export default async function staffLeftSubscriber({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await revokeKeysOfWorkflow(container).run({ input: { user_id: data.id } })
}

export const config: SubscriberConfig = {
  event: UserWorkflowEvents.DELETED,
  context: { subscriberId: "staff-left" },
}
