import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Disables the second factors of an account without their codes, which Medusa's own service demands; undone by enabling them.
 * Returns their ids.
 */
export const disableFactorsStep = createStep(
  "disable-factors",
  async ({ user_id: userId }: { user_id: string }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { id: string; status: string }[] }>(
      `with found as (
         select factor.id, factor.status from auth_mfa_factor factor
           join auth_identity identity on identity.id = factor.auth_identity_id
          where identity.app_metadata ->> 'user_id' = ? and factor.status <> 'disabled' for update of factor
       )
       update auth_mfa_factor factor set status = 'disabled', updated_at = now()
         from found where factor.id = found.id
       returning found.id, found.status`,
      [userId],
    )
    return new StepResponse(
      rows.map(({ id }) => id),
      rows,
    )
  },
  async (rows, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const { id, status } of rows ?? []) {
      await database.raw("update auth_mfa_factor set status = ? where id = ?", [status, id])
    }
  },
)
