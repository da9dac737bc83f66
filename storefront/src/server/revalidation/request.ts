import { revalidateRequestSchema, type CatalogueChange } from "@scanwright/backend/contract"
import { createHash, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { parseJson, readBody } from "@/lib/read-body"

/** Longest accepted body, in bytes: a thousand changes are well below it. */
export const MAX_BODY_BYTES = 1024 * 1024

type Read =
  | { readonly ok: true; readonly changes: readonly CatalogueChange[] }
  | { readonly ok: false; readonly status: 400 | 401 | 413; readonly message: string }

const refuse = (status: 400 | 401 | 413, message: string): Read => ({ ok: false, status, message })

/** Compares two secrets in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/**
 * Reads and checks a change message of the backend.
 *
 * @param secret the expected Authorization header
 * @returns the changes, or the status and message of a refusal
 */
export async function readRevalidateRequest(request: Request, secret: string): Promise<Read> {
  if (!isSame(request.headers.get("authorization") ?? "", `Bearer ${secret}`)) {
    return refuse(401, "The Authorization header must be 'Bearer' and the shared secret.")
  }
  const text = await readBody(request, MAX_BODY_BYTES)
  if (text === null) return refuse(413, `The body must not be longer than ${MAX_BODY_BYTES} bytes.`)
  const body = parseJson(text)
  if (body === undefined) return refuse(400, "The body must be JSON.")
  const parsed = revalidateRequestSchema.safeParse(body)
  return parsed.success
    ? { ok: true, changes: parsed.data.changes }
    : refuse(400, z.prettifyError(parsed.error))
}
