import {
  type FormFieldError,
  type FormSubmissionRequest,
  IDEMPOTENCY_HEADER,
  type StoreFormSubmissionResponse,
} from "@scanwright/backend/contract"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { SubmissionRefusal } from "../schema/submission-refusal"

/** Longest wait for one response, in ms: longer than our server waits for the backend. */
const TIMEOUT_MS = 15_000
/** Longest wait for the check whether this site is reachable, in ms (specification, section 9). */
const PROBE_TIMEOUT_MS = 5_000
/** Tries after the first, and the wait before each, in ms times its number (specification, section 9). */
const RETRIES = 3
const RETRY_WAIT_MS = 1_000

type Stored = StoreFormSubmissionResponse["form_submission"]

/** Outcome of sending a form. */
export type SubmissionResult =
  | { readonly ok: true; readonly submission: Stored }
  | { readonly ok: false; readonly message: string; readonly errors: readonly FormFieldError[] }

/** Address and timeouts; set in tests only. */
export interface SubmitOptions {
  readonly origin?: string
  readonly retryWaitMs?: number
}

type Attempt = { readonly stored: Stored } | { readonly refusal: SubmissionRefusal }

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value

/** Our own route responds in one of two forms; any other body came from a proxy in between. */
function readBody(body: unknown, status: number): Attempt {
  if (hasKey(body, "form_submission")) return { stored: body.form_submission as Stored }
  if (hasKey(body, "message") && hasKey(body, "errors")) {
    return { refusal: body as unknown as SubmissionRefusal }
  }
  const isRetryable = [408, 502, 503, 504].includes(status)
  const message = isRetryable ? FAILURE_MESSAGES.unavailable : `HTTP ${status}`
  return { refusal: { message: message ?? "", errors: [], isRetryable } }
}

async function post(form: FormSubmissionRequest, key: string, origin: string): Promise<Attempt> {
  const response = await fetch(`${origin}/api/form-submissions`, {
    method: "POST",
    headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  return readBody(body, response.status)
}

/**
 * Browsers do not report why a request failed. If another request to the same server passes, an extension blocked this
 * one.
 */
async function whatStopsIt(origin: string): Promise<string> {
  const request = {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  } as const
  const isReachable = await fetch(`${origin}/favicon.ico`, request).then(
    () => true,
    () => false,
  )
  return (isReachable ? FAILURE_MESSAGES.blocked : FAILURE_MESSAGES.unavailable) ?? ""
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Stores a form through our own route. Retryable failures are retried up to three times; the idempotency key makes the
 * tries one submission.
 *
 * @param form in the shape of its schema
 * @param key the same for each try of the same values
 * @returns the stored submission, or the message for the visitor; does not throw
 */
export async function submitForm(
  form: FormSubmissionRequest,
  key: string,
  { origin = "", retryWaitMs = RETRY_WAIT_MS }: SubmitOptions = {},
): Promise<SubmissionResult> {
  for (let retry = 0; ; retry += 1) {
    const attempt = await post(form, key, origin).catch((cause: unknown) => ({ cause }))
    if ("stored" in attempt) return { ok: true, submission: attempt.stored }
    const isLast = retry === RETRIES
    if ("refusal" in attempt && (isLast || !attempt.refusal.isRetryable)) {
      const { message, errors } = attempt.refusal
      return { ok: false, message, errors }
    }
    if ("cause" in attempt && isLast) {
      console.error(`Sending a form of the type ${form.type}:`, attempt.cause)
      return { ok: false, message: await whatStopsIt(origin), errors: [] }
    }
    await pause(retryWaitMs * (retry + 1))
  }
}
