import { createHash } from "node:crypto"
import { z } from "zod"

/** Field of a form that stores a new record: a random text of the page that showed the form. */
export const SENDING_FIELD = "sending"

const sending = z.string().min(8).max(100)

/**
 * The idempotency key of a form. A form that is sent twice as it is, by a double click or after going back, has one key; with other
 * values it has another, since it then means another record.
 *
 * @param form as it was sent
 * @param input its values
 * @returns undefined for a form without the field
 */
export function sendingKey(form: FormData, input: unknown): string | undefined {
  const { success, data } = sending.safeParse(form.get(SENDING_FIELD))
  return success
    ? createHash("sha256")
        .update(`${data} ${JSON.stringify(input)}`)
        .digest("base64url")
    : undefined
}
