import { email } from "@scanwright/backend/contract"
import { z } from "zod"

const payloadSchema = z.object({ email: email("the e-mail address") })

/**
 * The e-mail address in an invitation's token. For display in the form only: the backend checks that the token is genuine and
 * belongs to the address.
 *
 * @returns empty where the token holds no address
 */
export function invitedAddress(token: string): string {
  const [, payload = ""] = token.split(".")
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))).email
  } catch {
    // The token is not readable: the visitor types the address.
    return ""
  }
}
