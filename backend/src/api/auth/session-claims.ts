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

/** Time (ISO 8601) after which no token of a session is valid. @param since its sign-in, in seconds since 1970 */
export const endOfSession = (since: number): string =>
  new Date((since + LONGEST_SESSION) * 1_000).toISOString()

/** Claims of a token or session, with those that Medusa's types lack; times in seconds since 1970 (RFC 7519). */
export type Claims = Partial<AuthenticatedMedusaRequest["auth_context"]> & {
  iat?: number
  exp?: number
  /** the same in every token that is renewed from the one of a sign-in */
  session_id?: string
  /** time of that sign-in */
  signed_in_at?: number
  /** when the password of that sign-in was set, in ms since 1970 */
  password_at?: number
  /** when the member was last suspended before that sign-in, in ms since 1970 */
  suspended_at?: number
}

/**
 * A request to sign in with a password, with when that password was set and the member was last suspended: both are read before the
 * password is compared.
 */
export type SigningIn = MedusaRequest & Pick<Claims, "password_at" | "suspended_at">

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
  const {
    session_id = randomUUID(),
    signed_in_at = now,
    password_at = (req as SigningIn).password_at,
    suspended_at = (req as SigningIn).suspended_at,
  } = ((req as AuthenticatedMedusaRequest).auth_context as Claims | undefined) ?? {}
  const lasts = Math.min((exp ?? now) - now, signed_in_at + LONGEST_SESSION - now)
  return generateJwtToken(
    {
      ...{ ...claims, session_id, signed_in_at },
      ...(password_at !== undefined && { password_at }),
      ...(suspended_at !== undefined && { suspended_at }),
    },
    { secret: http.jwtSecret, expiresIn: Math.max(1, lasts), jwtOptions: http.jwtOptions },
  )
}

/**
 * A token that goes on with the session of a request whose other tokens have ended with the password.
 *
 * @param req with a token that was checked
 * @param password_at when the new password was set, in ms since 1970
 */
export function tokenAfterNewPassword(req: MedusaRequest, password_at: number): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const { exp = 0, iat = 0, ...claims } = claimsIn(req.get("authorization") ?? "")
  const now = Math.floor(Date.now() / 1_000)
  const lasts = Math.min(exp - iat, (claims.signed_in_at ?? 0) + LONGEST_SESSION - now)
  return generateJwtToken(
    { ...claims, password_at },
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
