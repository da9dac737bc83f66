import { FORM_EMAIL_BYTES_MOST, sendFormEmailRequestSchema } from "@scanwright/backend/contract"
import { z } from "zod"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { parseJson, readBody } from "@/lib/read-body"

type Refusal = 400 | 403 | 413 | 415

type Read =
  | { readonly ok: true; readonly submissionId: string }
  | { readonly ok: false; readonly status: Refusal; readonly message: string }

const refuse = (status: Refusal, message: string): Read => ({ ok: false, status, message })

/**
 * Reads and checks a request to mail a stored submission.
 *
 * @param siteUrl public address of the site
 * @returns the submission's id, or the status and message of a refusal
 */
export async function readEmailRequest(request: Request, siteUrl: string): Promise<Read> {
  if (!isOfThisSite(request, siteUrl)) return refuse(403, "Only pages of this site may ask for this.")
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "The body must be of the type application/json.")
  }
  const text = await readBody(request, FORM_EMAIL_BYTES_MOST)
  if (text === null) return refuse(413, `The body must not be longer than ${FORM_EMAIL_BYTES_MOST} bytes.`)
  const body = parseJson(text)
  if (body === undefined) return refuse(400, "The body must be JSON.")
  const parsed = sendFormEmailRequestSchema.safeParse(body)
  return parsed.success
    ? { ok: true, submissionId: parsed.data.data.id }
    : refuse(400, z.prettifyError(parsed.error))
}
