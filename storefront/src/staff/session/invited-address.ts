import { z } from "zod"

const payloadSchema = z.object({ email: z.email() })

/**
 * Whom an invitation was sent to, as its token says. Shown in the form only: whether the token is genuine, and the address
 * is the one it was made for, the backend decides.
 *
 * @returns empty where the token does not say
 */
export function invitedAddress(token: string): string {
  const [, payload = ""] = token.split(".")
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))).email
  } catch {
    // No token of that kind: the visitor types the address.
    return ""
  }
}
