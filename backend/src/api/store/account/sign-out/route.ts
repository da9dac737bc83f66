import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AccountDoneResponse } from "../../../../contract"
import { endAllSessionsWorkflow } from "../../../../workflows/account/workflows/end-all-sessions"
import { endSessionWorkflow } from "../../../../workflows/staff-session/workflows/end-session"
import { type Claims, endOfSession } from "../../../auth/session-claims"

/** Ends this session, or every session of the person; copies of its tokens open nothing any more. */
export async function POST(
  req: AuthenticatedMedusaRequest<{ everywhere: boolean }>,
  res: MedusaResponse<AccountDoneResponse>,
): Promise<void> {
  const { auth_identity_id = "", session_id: id = "", signed_in_at = 0 } = req.auth_context as Claims
  if (req.validatedBody.everywhere) {
    await endAllSessionsWorkflow(req.scope).run({ input: { auth_identity_id } })
  } else {
    await endSessionWorkflow(req.scope).run({ input: { id, expires_at: endOfSession(signed_in_at) } })
  }
  res.json({ done: true })
}
