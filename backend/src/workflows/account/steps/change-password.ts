import { type IAuthModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PASSWORD_PROVIDER } from "../../../config/providers"
import { refusedPassword } from "../../../modules/staff-password/common-passwords"
import { accountRefusal } from "../../../safety/account-refusal"
import { Refusal } from "../../../safety/refusal"
import { passwordSetAt } from "../password-time"

/** A change of a password by the person, who proves to know the present one. */
export interface PasswordChange {
  /** Address in lower case. */
  email: string
  current_password: string
  password: string
}

/**
 * Changes a password, which ends every session. Returns when it was set, in ms since 1970. Not undone: it is the only step
 * of its workflow.
 *
 * @throws Refusal (400) for a wrong present password, or a new one that breaks the rule
 */
export const changePasswordStep = createStep(
  "change-password",
  async ({ email, current_password, password }: PasswordChange, { container }) => {
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    const known = await auth.authenticate(PASSWORD_PROVIDER, {
      body: { email, password: current_password },
    })
    if (!known.success) throw accountRefusal("wrong_password")
    const fault = refusedPassword(password, email)
    if (fault !== undefined) {
      throw new Refusal(400, MedusaError.Types.INVALID_DATA, fault, undefined, "password_refused")
    }
    const { success, error } = await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
    if (!success) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, error ?? "Not changed")
    return new StepResponse(await passwordSetAt(container, { entity_id: email }))
  },
)
