import type { FormEmailResponse } from "@scanwright/backend/contract"
import { env } from "@/config/env"
import { readEmailRequest } from "@/features/forms/sending/email-request"
import type { Failure } from "@/lib/medusa/failure"
import { deliverFormMail } from "@/lib/medusa/form-mail"

export const dynamic = "force-dynamic"

const respond = (status: number, body: FormEmailResponse) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } })

/** Messages for the backend's refusals; any other failure is a 502. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "The submission cannot be mailed.",
  404: "There is no such submission.",
  429: "Too many mails were asked for. Try again in a minute.",
}

function refusal({ status = 502 }: Failure): Response {
  const error = REFUSALS[status]
  return error === undefined
    ? respond(502, { success: false, error: "The mail could not be sent yet. It is tried again by itself." })
    : respond(status, { success: false, error })
}

/**
 * Sends the mails of a stored submission (specification, section 7). Content and recipients are the backend's; the
 * request only names the submission.
 *
 * @returns 200 with `success` and, where false, `error`; 400, 403, 404, 413, 415, 429 or 502 likewise
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readEmailRequest(request, env().SITE_URL)
  if (!read.ok) return respond(read.status, { success: false, error: read.message })
  const result = await deliverFormMail(read.submissionId, request.headers.get("x-forwarded-for"))
  if (result.ok) return respond(200, result.value)
  console.error(`Mailing the submission ${read.submissionId}:`, result.failure.cause)
  return refusal(result.failure)
}
