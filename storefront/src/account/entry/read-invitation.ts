import { accountTokenSchema, type AccountInvitationResponse } from "@scanwright/backend/contract"
import { MedusaReadError } from "@/lib/medusa/failure"
import { postFor } from "@/lib/session/auth"
import { callerOf } from "../session/client"

const PATH = "/store/account-requests/read"

/**
 * Reads what a mail's link is for.
 *
 * @param token of the link
 * @returns null where the link has been used, has expired, or is none of ours
 * @throws MedusaReadError where Medusa does not respond
 */
export async function readInvitation(
  token: string,
): Promise<AccountInvitationResponse["account_invitation"] | null> {
  const read = accountTokenSchema.safeParse({ token })
  if (!read.success) return null
  const result = await postFor<AccountInvitationResponse>(PATH, await callerOf(), { body: read.data })
  if (result.ok) return result.value.account_invitation
  const { status } = result.failure
  if (status === 410 || status === 404 || status === 400) return null
  throw new MedusaReadError(PATH, result.failure)
}
