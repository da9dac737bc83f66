import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POST_MODULE } from "../../../modules/post"
import { owe } from "../../../modules/post/owe"
import { type PostModuleService } from "../../../modules/post/service"
import { accountHolder, mayBeMailed } from "../account-holder"

/** Milliseconds within which one address gets one link, however often it is asked for. */
const APART_MS = 60_000

/**
 * Owes the mail with a link to a new password, where somebody has an account with the address. Returns ids of mails.
 * Undone by deleting the mail.
 */
export const askPasswordLinkStep = createStep(
  "ask-password-link",
  async ({ email }: { email: string }, { container }) => {
    const ids = await container.resolve<PostModuleService>(POST_MODULE).inTransaction(async (manager) => {
      const holder = await accountHolder(manager, email)
      if (holder?.company_id == null || !(await mayBeMailed(manager, email, "password"))) return []
      return owe(manager, [
        {
          kind: "password_link",
          ...{ subject_type: "customer", subject_id: holder.id, company_id: holder.company_id },
          ...{ version: String(Math.floor(Date.now() / APART_MS)), recipient: email },
        },
      ])
    })
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    if (ids) await container.resolve<PostModuleService>(POST_MODULE).unowe(ids)
  },
)
