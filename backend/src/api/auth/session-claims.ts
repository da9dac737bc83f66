import { randomUUID } from "node:crypto"
import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"

/** Longest time between signing in and signing in again, in seconds, however often a token is renewed. */
export const LONGEST_SESSION = 12 * 60 * 60

/** Claims of a token or session, with those that Medusa's types lack; times in seconds since 1970 (RFC 7519). */
export type Claims = Partial<AuthenticatedMedusaRequest["auth_context"]> & {
  iat?: number
  exp?: number
  /** the same in every token that is renewed from the one of a sign-in */
  session_id?: string
  /** time of that sign-in */
  signed_in_at?: number
}

/** @returns the claims in a token that Medusa has just signed or checked; empty for any other text */
export function claimsIn(token: string): Claims & { entity_id?: string } {
  try {
    const [, payload = ""] = token.split(".")
    return JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Signs a token again, as one of a session that began with a sign-in and ends with it. */
function tokenOfSession(req: MedusaRequest, token: string): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const { exp, ...claims } = claimsIn(token)
  const now = claims.iat ?? Math.floor(Date.now() / 1_000)
  const { session_id = randomUUID(), signed_in_at = now } =
    ((req as AuthenticatedMedusaRequest).auth_context as Claims | undefined) ?? {}
  const lasts = Math.min((exp ?? now) - now, signed_in_at + LONGEST_SESSION - now)
  return generateJwtToken(
    { ...claims, session_id, signed_in_at },
    { secret: http.jwtSecret, expiresIn: Math.max(1, lasts), jwtOptions: http.jwtOptions },
  )
}

/**
 * Gives every token in a response the id and the beginning of its session: new ones at sign-in, those of the request's
 * own token where that is renewed or its second factor is added. Medusa's tokens name neither.
 */
export function nameSession(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const send = res.json.bind(res) as (body: unknown) => MedusaResponse
  res.json = (body: unknown) => {
    const { token } = (body ?? {}) as { token?: unknown }
    return send(typeof token === "string" ? { ...(body as object), token: tokenOfSession(req, token) } : body)
  }
  next()
}
