import { createHash, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { parseJson, readBody } from "./read-body.js"

/** Longest accepted body, in bytes: a thousand changes are well below it. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Why a message is refused. */
interface Refusal {
  readonly ok: false
  readonly status: 400 | 401 | 413
  readonly message: string
}

/** The changes of a message, or why it is refused. */
export type ReadChanges<Change> = { readonly ok: true; readonly changes: readonly Change[] } | Refusal

const refuse = (status: Refusal["status"], message: string): Refusal => ({ ok: false, status, message })

/** Compares two secrets in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** What a message must have. */
interface Expected<Change> {
  /** Secret that Medusa and the storefront share. */
  secret: string
  /** Rule for the body. */
  schema: z.ZodType<{ changes: Change[] }>
}

/**
 * Reads and checks a message of Medusa about changes. The body of a stranger is not read.
 *
 * @returns the changes, or the status and message of a refusal
 */
export async function readChanges<Change>(
  request: Request,
  { secret, schema }: Expected<Change>,
): Promise<ReadChanges<Change>> {
  if (!isSame(request.headers.get("authorization") ?? "", `Bearer ${secret}`)) {
    return refuse(401, "The Authorization header must be 'Bearer' and the shared secret.")
  }
  const text = await readBody(request, MAX_BODY_BYTES)
  if (text === null) return refuse(413, `The body must not be longer than ${MAX_BODY_BYTES} bytes.`)
  const body = parseJson(text)
  if (body === undefined) return refuse(400, "The body must be JSON.")
  const parsed = schema.safeParse(body)
  return parsed.success
    ? { ok: true, changes: parsed.data.changes }
    : refuse(400, z.prettifyError(parsed.error))
}
