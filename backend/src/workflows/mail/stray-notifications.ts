import { type MedusaContainer } from "@medusajs/framework/types"
import { POST_MODULE } from "../../modules/post"
import { type PostModuleService } from "../../modules/post/service"
import { forgetNotifications, oldNotifications, POST_MAIL } from "./hand-over"

/** Age in ms at which the notification of a mail that is not pending must be a leftover of a process that died. */
const AGE = 60 * 60_000

/** Notifications checked in one run. */
const PORTION = 100

/**
 * Deletes leftover notifications: their process died, or what they are about was erased meanwhile.
 *
 * @param container any container of the application
 */
export async function forgetStrayNotifications(container: MedusaContainer): Promise<void> {
  const old = await oldNotifications(container, POST_MAIL, new Date(Date.now() - AGE), PORTION)
  if (old.length === 0) return
  const ids = [...new Set(old.map(({ resource_id }) => resource_id ?? ""))]
  const pending = await container
    .resolve<PostModuleService>(POST_MODULE)
    .listPostMails({ id: ids, status: "pending" }, { select: ["id"] })
  const isPending = new Set(pending.map(({ id }) => id))
  for (const id of ids.filter((one) => !isPending.has(one))) {
    await forgetNotifications(container, { resource_type: POST_MAIL, resource_id: id })
  }
}
