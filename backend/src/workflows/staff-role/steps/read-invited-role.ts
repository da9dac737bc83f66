import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { invitedRole } from "../../../contract"

/** Reads the role that an invitation gives, from its token. @throws what Medusa throws for an invalid token */
export const readInvitedRoleStep = createStep(
  "read-invited-role",
  async ({ invite_token: token }: { invite_token: string }, { container }) => {
    const { metadata } = await container.resolve(Modules.USER).validateInviteToken(token)
    return new StepResponse(invitedRole(metadata))
  },
)
