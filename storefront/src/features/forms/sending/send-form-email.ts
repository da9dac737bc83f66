import { formEmailResponseSchema, type SendFormEmailRequest } from "@scanwright/backend/contract"

/** Longest wait for the response, in ms: longer than the server waits for the mail server. */
const TIMEOUT_MS = 15_000

async function send(request: SendFormEmailRequest, endpoint: string): Promise<void> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`Email API error: HTTP ${response.status}: ${text}`)
  const body = readBody(text)
  if (!body.success) throw new Error(`Email sending failed: ${body.error ?? "Unknown error"}`)
}

function readBody(text: string) {
  try {
    return formEmailResponseSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error("Invalid JSON response from email API", { cause })
  }
}

/**
 * Requests the mails of a stored submission to staff and to its sender (specification, sections 7 and 8). A failure is
 * only logged: the submission is stored, and the backend retries by itself.
 *
 * @param request form type and the stored submission
 * @param endpoint address of the route
 * @returns whether the mails have been sent
 */
export async function sendFormEmail(
  request: SendFormEmailRequest,
  endpoint = "/api/send-form-email",
): Promise<boolean> {
  try {
    await send(request, endpoint)
    return true
  } catch (error) {
    console.error(`Mailing the submission ${request.data.id}:`, error)
    return false
  }
}
