import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { endSessionWorkflow } from "../../workflows/staff-session/workflows/end-session"
import { type Claims, endOfSession } from "./session-claims"

/**
 * Ends the session of a token or cookie, so that copies of either open nothing any more. A caller with a token has no
 * cookie for Medusa's own route to delete, so the response is sent here.
 */
async function endSession(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { session_id: id, signed_in_at: since = 0 } = (req.auth_context as Claims | undefined) ?? {}
  if (req.method !== "DELETE" || id === undefined) {
    next()
    return
  }
  await endSessionWorkflow(req.scope).run({ input: { id, expires_at: endOfSession(since) } })
  const { auth_context: ofCookie } = req.session as { auth_context?: unknown }
  if (ofCookie === undefined) res.json({ success: true })
  else next()
}

/** The part of express-session that is used, which Medusa does not type. */
interface RenewableSession {
  regenerate: (done: (error?: Error) => void) => void
}

/** Gives the cookie of a sign-in an id that nobody knew before. */
async function renewSessionId(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: who } = req as Partial<AuthenticatedMedusaRequest>
  if (req.method === "POST" && who !== undefined && req.get("authorization") !== undefined) {
    const session = req.session as RenewableSession
    await new Promise<void>((resolve, reject) => {
      session.regenerate((error?: Error) => (error ? reject(error) : resolve()))
    })
  }
  next()
}

export const signOutMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/auth/session",
    middlewares: [
      authenticate("*", ["session", "bearer"], { allowUnauthenticated: true, allowUnregistered: true }),
      endSession,
      renewSessionId,
    ],
  },
]
