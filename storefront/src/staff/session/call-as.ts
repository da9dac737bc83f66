import { setTimeout as pause } from "node:timers/promises"
import { IDEMPOTENCY_HEADER, ROLE_REFUSAL, SECOND_FACTOR_REFUSAL } from "@scanwright/backend/contract"
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
export interface StaffCall extends Pick<
  CallOptions,
  "query" | "body" | "timeoutMs" | "action" | "readsRefusals"
> {
  readonly method?: "GET" | "POST" | "DELETE"
  /** `updated_at` or `version` of the record as it was read: where it has changed since, the result is a conflict. */
  readonly ifMatch?: string
  /** Key under which the request does its work once, however often it is sent. */
  readonly idempotencyKey?: string
  /** Media type of the response, where that is not JSON: the result is then a `Response`. */
  readonly accept?: string
  /**
   * Whether the request may be sent twice. False where it adds something: a request without a response is then not sent again.
   */
  readonly isRepeatable?: boolean
  /** Shorter in tests. */
  readonly retryWaitMs?: number
}

/** The backend's refusals that are shown as it words them. */
const REFUSALS = [ROLE_REFUSAL, SECOND_FACTOR_REFUSAL]

function toStaffFailure(failure: Failure): Failure {
  if (failure.kind === "expired") return { ...failure, message: EXPIRED }
  const { cause } = failure
  const shown = REFUSALS.find((message) => cause instanceof Error && cause.message === message)
  return shown === undefined ? failure : { ...failure, message: shown }
}

/** Whether the request cannot have been processed: the connection was refused, or Medusa was not ready. */
const cannotHaveArrived = ({ status, cause }: Failure) => {
  if (status !== undefined) return status === 503 || status === 429
  const reason = cause instanceof Error ? cause.cause : undefined
  return reason instanceof Error && "code" in reason && reason.code === "ECONNREFUSED"
}

/**
 * Sends a request to Medusa's Admin API once, never through a cache.
 *
 * @param token of the member of staff; without one nothing is sent
 * @param path `/admin/…`
 */
export async function callOnceAs<Data>(
  token: string | undefined,
  path: string,
  request: StaffCall,
): Promise<Result<Data>> {
  const { method = "GET", query, body, action, timeoutMs, readsRefusals } = request
  const { ifMatch, idempotencyKey, accept } = request
  if (token === undefined) return { ok: false, failure: NOBODY }
  const result = await callMedusa<Data>(path, {
    ...{ method, query, action, timeoutMs, readsRefusals, cache: "no-store", kinds: KINDS },
    ...(body !== undefined && { body }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...(accept !== undefined && { accept }),
      // The boundary between the parts of a form is in the header that `fetch` writes itself.
      ...(body instanceof FormData && { "content-type": null }),
    },
  })
  return result.ok ? result : { ok: false, failure: toStaffFailure(result.failure) }
}

/**
 * Sends a request to Medusa's Admin API, and again up to three times where no response came (specification, section 9).
 *
 * @param token of the member of staff; without one nothing is sent
 * @param path `/admin/…`
 */
export async function callAs<Data>(
  token: string | undefined,
  path: string,
  request: StaffCall,
): Promise<Result<Data>> {
  const { isRepeatable = true, retryWaitMs = RETRY_WAIT_MS } = request
  for (let retry = 0; ; retry += 1) {
    const result = await callOnceAs<Data>(token, path, request)
    if (result.ok || retry === RETRIES || !result.failure.isRetryable) return result
    if (!isRepeatable && !cannotHaveArrived(result.failure)) return result
    await pause(retryWaitMs * (retry + 1))
  }
}
