import { z } from "zod"

/** Cookie that holds Medusa's token of a member of staff. */
export const STAFF_COOKIE = "staff-session"

/** The parts of a token that say how old it is: seconds since 1970. */
const claimsSchema = z.object({ iat: z.number(), exp: z.number() })

/** When a token was given out and until when it is good, in epoch ms. */
export interface TokenTimes {
  readonly issuedAt: number
  readonly expiresAt: number
}

/**
 * Reads a token's times without checking its signature, which only Medusa can: good for deciding when to renew it and how
 * long to keep it, never for whether somebody is staff.
 *
 * @returns null for what is no token
 */
export function timesOf(token: string): TokenTimes | null {
  const [, payload = ""] = token.split(".")
  try {
    const { iat, exp } = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")))
    return { issuedAt: iat * 1_000, expiresAt: exp * 1_000 }
  } catch {
    // Not JSON, or not these parts: no token.
    return null
  }
}
