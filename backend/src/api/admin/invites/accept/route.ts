import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type HttpTypes } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { describeError } from "../../../../lib/describe-error"
import { acceptStaffInvitationWorkflow } from "../../../../workflows/staff-role/workflows/accept-staff-invitation"

/** Medusa's own middleware of this route takes the token of a person who has registered, and has no account yet. */
export const AUTHENTICATE = false

/** Accepts an invitation as Medusa's own route does, and gives the account the invitation's role. */
export async function POST(
  req: AuthenticatedMedusaRequest<HttpTypes.AdminAcceptInvite>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: actor, auth_identity_id: identity } = req.auth_context
  if (actor) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The user is already authenticated and cannot accept an invite.",
    )
  }
  const { email, ...names } = req.validatedBody
  const { result, errors } = await acceptStaffInvitationWorkflow(req.scope).run({
    input: {
      invite_token: String(req.filterableFields.token),
      auth_identity_id: identity,
      user: { ...names, email: email ?? undefined },
    },
    throwOnError: false,
  })
  if (errors.length > 0) {
    const reason = describeError(errors[0]?.error).message
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`An invitation was not accepted: ${reason}`)
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized")
  }
  res.json({ user: result })
}
