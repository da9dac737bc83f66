import { z } from "zod"

/** A token's times, in seconds since 1970. */
const claimsSchema = z.object({ iat: z.number(), exp: z.number() })

/** When a token was issued and when it expires, in epoch ms. */
export interface TokenTimes {
  readonly issuedAt: number
  readonly expiresAt: number
}

/**
 * Reads a token's times without checking its signature, which only Medusa can. Used to decide when to renew the token and how
 * long to store it, never to decide whether somebody is staff.
 *
 * @returns null where the text is not a token
 */
export function timesOf(token: string): TokenTimes | null {
  const [, payload = ""] = token.split(".")
  try {
    const { iat, exp } = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")))
    return { issuedAt: iat * 1_000, expiresAt: exp * 1_000 }
  } catch {
    // The text is not JSON, or lacks these parts: not a token.
    return null
  }
}
