import { type IApiKeyModuleService } from "@medusajs/framework/types"
import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Revokes the secret API keys that an account made; returns their ids. A revoked key stays so: this has to be the last step,
 * and is one transaction.
 */
export const revokeKeysOfStep = createStep(
  "revoke-keys-of",
  async ({ user_id, revoked_by }: { user_id: string; revoked_by: string }, { container }) => {
    const keys: IApiKeyModuleService = container.resolve(Modules.API_KEY)
    const secret = await keys.listApiKeys(
      { type: ApiKeyType.SECRET },
      { select: ["id", "created_by", "revoked_at"], take: null },
    )
    const made = secret.filter(({ created_by, revoked_at }) => created_by === user_id && revoked_at === null)
    const ids = made.map(({ id }) => id)
    if (ids.length > 0) await keys.revoke({ id: ids }, { revoked_by })
    return new StepResponse(ids)
  },
)
