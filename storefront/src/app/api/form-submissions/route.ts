import { FORMS } from "@scanwright/backend/contract"
import { after } from "next/server"
import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { formCopy } from "@/content/forms"
import { faultPage } from "@/features/forms/sending/fault-page"
import { readSubmission } from "@/features/forms/sending/read-submission"
import type { SubmissionRefusal } from "@/features/forms/schema/submission-refusal"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import type { Failure } from "@/lib/medusa/failure"
import { addFormSubmission } from "@/lib/medusa/form-submissions"
import { deliverFormMail } from "@/lib/medusa/form-mail"

export const dynamic = "force-dynamic"

type Read = Awaited<ReturnType<typeof readSubmission>>
type Accepted = Extract<Read, { ok: true }>

const headers = { "cache-control": "no-store" }

/** Response to a refused form: JSON for our scripts, a page for a form without scripts. */
async function refuse(posted: Read["posted"], status: number, refusal: SubmissionRefusal): Promise<Response> {
  if (!posted) return Response.json(refusal, { status, headers })
  await loadCompanyIfPossible()
  const html = faultPage(posted, refusal, site().name)
  return new Response(html, { status, headers: { ...headers, "content-type": "text/html; charset=utf-8" } })
}

function failed({ form, posted }: Accepted, { status, message, isRetryable }: Failure): Promise<Response> {
  if (status === 429) {
    const limited = `Failed to add ${FORMS[form.type].kind} submission: ${formCopy.tooMany}`
    return refuse(posted, 429, { message: limited, errors: [], isRetryable: false })
  }
  return refuse(posted, isRetryable ? 503 : 502, { message, errors: [], isRetryable })
}

async function mail(id: string, forwardedFor: string | null): Promise<void> {
  const result = await deliverFormMail(id, forwardedFor)
  if (!result.ok) console.error(`Mailing the submission ${id}:`, result.failure.cause)
}

/**
 * Stores a form. Our scripts send JSON with an idempotency key, request the mail themselves and get JSON back; a page
 * without scripts posts its fields and is redirected to the thank-you page, or gets a page with what to change.
 *
 * @returns 200 or 303; 400, 403, 413, 415, 429, 502 or 503 with the reason
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request, env().SITE_URL)
  if (!read.ok) {
    const { status, message, errors, posted } = read
    return refuse(posted, status, { message, errors, isRetryable: false })
  }
  const forwardedFor = request.headers.get("x-forwarded-for")
  const result = await addFormSubmission(read.form, read.key, forwardedFor)
  if (!result.ok) {
    console.error(`Storing a form of the type ${read.form.type}:`, result.failure.cause)
    return failed(read, result.failure)
  }
  if (!read.posted) return Response.json(result.value, { headers })
  const { id, reference } = result.value.form_submission
  after(() => mail(id, forwardedFor))
  return new Response(null, {
    status: 303,
    headers: { ...headers, location: routes.thankYou(reference, read.form.type) },
  })
}
