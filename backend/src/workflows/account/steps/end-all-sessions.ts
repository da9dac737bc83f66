import { randomUUID } from "node:crypto"
import { type IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PASSWORD_PROVIDER } from "../../../config/providers"

/**
 * Ends every session of a person: tokens name the time at which the row of the password was changed, and this changes it.
 * Not undone: an ended session stays ended, and this is the only step of its workflow.
 */
export const endAllSessionsStep = createStep(
  "end-all-sessions",
  async ({ auth_identity_id }: { auth_identity_id: string }, { container }) => {
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    const [password] = await auth.listProviderIdentities(
      { auth_identity_id, provider: PASSWORD_PROVIDER },
      { select: ["id"], take: 1 },
    )
    if (password === undefined) return new StepResponse(false)
    await auth.updateProviderIdentities({ id: password.id, user_metadata: { sessions_ended: randomUUID() } })
    return new StepResponse(true)
  },
)
