import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { POST_MAIL_RETENTION_DAYS } from "../contract"
import { forgetPostMailsWorkflow } from "../workflows/post/workflows/forget-post-mails"

/** Mails deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 500

/** Deletes mails about accounts that were stored long ago: they hold addresses. */
export default async function forgetPostMails(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - POST_MAIL_RETENTION_DAYS * 24 * 60 * 60 * 1_000).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion >= PORTION; forgotten += portion) {
    const { result } = await forgetPostMailsWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted ${forgotten} old mails about accounts`)
}

export const config = { name: "forget-post-mails", schedule: "45 3 * * *" }
