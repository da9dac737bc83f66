import { type MedusaContainer } from "@medusajs/framework/types"
import { FORM_SUBMISSION_MODULE } from "../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../modules/form-submission/service"
import { FORM_MAIL } from "./compose-form-mail"
import { forgetNotifications, oldNotifications } from "./hand-over"

/** Age in ms at which the notification of a mail that is not pending must be a leftover of a process that died. */
const AGE = 60 * 60_000

/** Notifications checked in one run. */
const PORTION = 100

/**
 * Deletes leftover notifications: their process died, or their submission was erased meanwhile.
 *
 * @param container any container of the application
 */
export async function forgetStrayNotifications(container: MedusaContainer): Promise<void> {
  const old = await oldNotifications(container, FORM_MAIL, new Date(Date.now() - AGE), PORTION)
  if (old.length === 0) return
  const ids = [...new Set(old.map(({ resource_id }) => resource_id ?? ""))]
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const pending = await service.listFormMails({ id: ids, status: "pending" }, { select: ["id"] })
  const isPending = new Set(pending.map(({ id }) => id))
  for (const id of ids.filter((one) => !isPending.has(one))) {
    await forgetNotifications(container, { resource_type: FORM_MAIL, resource_id: id })
  }
}
