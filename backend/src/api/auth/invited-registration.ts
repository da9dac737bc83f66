import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type InviteDTO, type IUserModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"

/** Header in which our own screens send the invitation's token. */
const TOKEN_HEADER = "x-invite-token"

const refuse = () =>
  new MedusaError(
    MedusaError.Types.UNAUTHORIZED,
    "Registration needs a valid invitation for this e-mail address. Ask a member of staff for a new one.",
  )

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

/**
 * The invitation's token: from the header, from `?invite_token=`, or from the Referer header. The Medusa Admin's
 * own invite screen sends it in no other way: its address is `/app/invite?token=…`.
 */
function inviteTokenOf(req: MedusaRequest): string {
  const referrer = textOf(req.get("referer"))
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined
  return (
    textOf(req.get(TOKEN_HEADER)) || textOf(req.query.invite_token) || (page?.searchParams.get("token") ?? "")
  )
}

/** The pending invitation of a token; undefined for a forged, replaced, expired or used one. */
async function pendingInvite(req: MedusaRequest, token: string): Promise<InviteDTO | undefined> {
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  try {
    const invite = await users.validateInviteToken(token)
    return invite.accepted ? undefined : invite
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).debug(`An invitation was not accepted: ${reason}`)
    return undefined
  }
}

/** Registration of other actors than staff; which of them are offered, AUTH_METHODS decides. */
const OTHER_ACTOR = /^\/auth\/(?!user\/)[\w-]+\//i

/**
 * Lets only invited people register as staff. Every refusal has the same message, so that it reveals neither who was invited nor
 * who has an account.
 *
 * @throws MedusaError (401) without a valid invitation for the e-mail address in the body
 */
export async function requireInvitation(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (OTHER_ACTOR.test(req.originalUrl)) {
    next()
    return
  }
  const invite = await pendingInvite(req, inviteTokenOf(req))
  const { email } = (req.body ?? {}) as { email?: unknown }
  if (invite?.email.toLowerCase() !== textOf(email).toLowerCase()) throw refuse()
  next()
}
