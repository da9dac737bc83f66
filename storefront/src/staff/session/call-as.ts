import { setTimeout as pause } from "node:timers/promises"
import { callMedusa, type CallOptions } from "@/lib/medusa/client"
import type { Failure, Result } from "@/lib/medusa/failure"

/** Tries after the first, and the wait before each, in ms times its number (specification, section 9). */
const RETRIES = 3
const RETRY_WAIT_MS = 1_000

const KINDS = { 400: "invalid", 401: "expired", 409: "conflict", 422: "invalid" } as const

const EXPIRED = "Your session has ended. Please sign in again."

const NOBODY: Failure = {
  kind: "expired",
  message: EXPIRED,
  isRetryable: false,
  cause: new Error("Nobody is signed in"),
}

/** A request of a member of staff. */
export interface StaffCall extends Pick<CallOptions, "query" | "body" | "timeoutMs" | "action"> {
  readonly method?: "GET" | "POST" | "DELETE"
  /** `updated_at` of the record as it was read: where it has changed since, the answer is a conflict. */
  readonly ifMatch?: string
  /** What is asked for, where that is not JSON: the answer is then a `Response`. */
  readonly accept?: string
  /**
   * Whether doing it twice is the same as doing it once. False for what adds something: a try whose end nobody knows is then
   * not made again.
   */
  readonly isRepeatable?: boolean
  /** Other than the usual only in tests. */
  readonly retryWaitMs?: number
}

const toStaffFailure = (failure: Failure): Failure =>
  failure.kind === "expired" ? { ...failure, message: EXPIRED } : failure

/** Whether the request can't have arrived: nobody listened, or Medusa said that it was not ready. */
const cannotHaveArrived = ({ status, cause }: Failure) => {
  if (status !== undefined) return status === 503 || status === 429
  const reason = cause instanceof Error ? cause.cause : undefined
  return reason instanceof Error && "code" in reason && reason.code === "ECONNREFUSED"
}

/**
 * Asks Medusa's Admin API once, never through a cache.
 *
 * @param token of the member of staff; without one nothing is asked
 * @param path `/admin/…`
 */
export async function callOnceAs<Answer>(
  token: string | undefined,
  path: string,
  { method = "GET", query, body, action, timeoutMs, ifMatch, accept }: StaffCall,
): Promise<Result<Answer>> {
  if (token === undefined) return { ok: false, failure: NOBODY }
  const result = await callMedusa<Answer>(path, {
    ...{ method, query, action, timeoutMs, cache: "no-store", kinds: KINDS },
    ...(body !== undefined && { body }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
      ...(accept !== undefined && { accept }),
      // The boundary between the parts of a form is in the header that `fetch` writes itself.
      ...(body instanceof FormData && { "content-type": null }),
    },
  })
  return result.ok ? result : { ok: false, failure: toStaffFailure(result.failure) }
}

/**
 * Asks Medusa's Admin API to do something, and again up to three times where it did not answer (specification, section 9).
 *
 * @param token of the member of staff; without one nothing is asked
 * @param path `/admin/…`
 */
export async function callAs<Answer>(
  token: string | undefined,
  path: string,
  request: StaffCall,
): Promise<Result<Answer>> {
  const { isRepeatable = true, retryWaitMs = RETRY_WAIT_MS } = request
  for (let retry = 0; ; retry += 1) {
    const result = await callOnceAs<Answer>(token, path, request)
    if (result.ok || retry === RETRIES || !result.failure.isRetryable) return result
    if (!isRepeatable && !cannotHaveArrived(result.failure)) return result
    await pause(retryWaitMs * (retry + 1))
  }
}
