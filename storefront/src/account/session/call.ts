import { IDEMPOTENCY_HEADER } from "@scanwright/backend/contract"
import { callMedusa, type CallOptions } from "@/lib/medusa/client"
import type { Failure, Result } from "@/lib/medusa/failure"
import { bearer } from "@/lib/session/auth"

const KINDS = { 400: "invalid", 401: "expired", 409: "conflict", 410: "not_found", 422: "invalid" } as const

const NOBODY: Failure = {
  kind: "expired",
  message: "Nobody is signed in",
  isRetryable: false,
  cause: new Error("Nobody is signed in"),
}

/** A request of a company's member. */
export interface AccountCall extends Pick<CallOptions, "query" | "body" | "timeoutMs"> {
  readonly method?: "GET" | "POST" | "DELETE"
  /** The chain of addresses the request came by, for the backend's limits. */
  readonly forwardedFor?: string | null
  /** A second request with it stores nothing more. */
  readonly idempotencyKey?: string
}

/**
 * Sends a request to the account's routes once, never through a cache.
 *
 * @param token of the member; without one nothing is sent
 * @param path `/store/account…`
 * @returns the response's body; a failure of the kind "expired" where nobody is signed in
 */
export async function callForAccount<Data>(
  token: string | undefined,
  path: string,
  { method = "GET", forwardedFor = null, idempotencyKey, ...options }: AccountCall = {},
): Promise<Result<Data>> {
  if (token === undefined || token === "") return { ok: false, failure: NOBODY }
  return callMedusa<Data>(path, {
    ...options,
    ...{ method, kinds: KINDS, cache: "no-store" },
    headers: {
      ...bearer(token),
      ...(forwardedFor !== null && { "x-forwarded-for": forwardedFor }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
  })
}
