import { type IAuthModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PASSWORD_PROVIDER } from "../../../config/providers"
import { accountRefusal } from "../../../safety/account-refusal"

interface NewIdentity {
  /** Address in lower case, which the person has proven. */
  email: string
  password: string
}

/** Finds the identity that signs in with an address and a password. */
async function identityOf(auth: IAuthModuleService, email: string) {
  const [known] = await auth.listProviderIdentities(
    { entity_id: email, provider: PASSWORD_PROVIDER },
    { select: ["id", "auth_identity_id"], take: 1 },
  )
  return known?.auth_identity_id === undefined ? null : auth.retrieveAuthIdentity(known.auth_identity_id)
}

/**
 * Makes the identity by which somebody signs in, or takes over one without an account: of a person who was removed from a
 * company, or left behind by a process that died. Returns its id. Undone by deleting a new one; one that was taken over
 * opens nothing.
 *
 * @throws Refusal (409) for an address by which a member of staff signs in
 */
export const ensureIdentityStep = createStep(
  "ensure-identity",
  async ({ email, password }: NewIdentity, { container }) => {
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    const known = await identityOf(auth, email)
    if (known?.app_metadata?.user_id) throw accountRefusal("already_member")
    const { success, authIdentity, error } = known
      ? await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
      : await auth.register(PASSWORD_PROVIDER, { body: { email, password } })
    const id = known?.id ?? authIdentity?.id
    if (!success || id === undefined) {
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, error ?? "An identity was not stored")
    }
    return new StepResponse(id, known ? null : id)
  },
  async (created, { container }) => {
    if (!created) return
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    await auth.deleteAuthIdentities([created])
  },
)
