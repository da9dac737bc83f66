import { callMedusa, type CallOptions } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { timesOf } from "./token"

/** Age at which a token is renewed, in ms: well before it expires, and not with every request. */
const RENEW_AFTER_MS = 5 * 60_000
/** Longest wait for a renewal, or for the end of a session, in ms: a page waits for it. */
const RENEW_TIMEOUT_MS = 3_000

/** Who signs in: a member of staff, or a member of a company. */
export type Actor = "user" | "customer"

/** Medusa's response to the right e-mail address and password. */
export interface SignInResponse {
  readonly token: string
  /** True where a second factor is still required: the token is not valid for the Admin API yet. */
  readonly mfa_required?: boolean
  /** The question for the second factor. */
  readonly mfa_challenge?: { readonly id: string }
  readonly verification_required?: boolean
}

/** The visitor for whom a request is sent. */
export interface Caller {
  /** The chain of addresses the request came by, for the backend's limits. */
  readonly forwardedFor: string | null
}

/** Header that carries a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Sends a POST to Medusa for a visitor, never through a cache. */
export function postFor<Data>(
  path: string,
  { forwardedFor }: Caller,
  { headers, ...options }: CallOptions,
): Promise<Result<Data>> {
  return callMedusa(path, {
    ...options,
    method: "POST",
    cache: "no-store",
    headers: { ...headers, ...(forwardedFor !== null && { "x-forwarded-for": forwardedFor }) },
  })
}

/** Exchanges an e-mail address and a password for a token. */
export function signIn(
  actor: Actor,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<Result<SignInResponse>> {
  return postFor(`/auth/${actor}/emailpass`, caller, { body: credentials, action: "sign in" })
}

/** Sends a link to choose a new password. The response is the same whether or not an account exists. */
export function requestPasswordReset(actor: Actor, email: string, caller: Caller): Promise<Result<unknown>> {
  return postFor(`/auth/${actor}/emailpass/reset-password`, caller, {
    body: { identifier: email },
    // Medusa's response is not JSON.
    headers: { accept: "*/*" },
    action: "request a new password",
  })
}

/** Sets a new password. @param token from the mail; valid once */
export function choosePassword(
  actor: Actor,
  token: string,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<Result<unknown>> {
  return postFor(`/auth/${actor}/emailpass/update`, caller, {
    body: credentials,
    headers: bearer(token),
    action: "set the new password",
  })
}

/**
 * Renews a token before it expires, so that nobody is signed out in the middle of work.
 *
 * @returns null where the token is recent, or has expired
 */
export async function renewToken(token: string): Promise<string | null> {
  const times = timesOf(token)
  const now = Date.now()
  if (!times || times.expiresAt <= now || now < times.issuedAt + RENEW_AFTER_MS) return null
  const renewed = await postFor<{ token: string }>(
    "/auth/token/refresh",
    { forwardedFor: null },
    { headers: bearer(token), timeoutMs: RENEW_TIMEOUT_MS },
  )
  // The old token is still valid: the next request tries the renewal again.
  return renewed.ok ? renewed.value.token : null
}

/** Ends the session of a token and of all that were renewed from it. A failure is logged: the token expires by itself. */
export async function endSession(token: string): Promise<void> {
  const ended = await callMedusa("/auth/session", {
    method: "DELETE",
    cache: "no-store",
    headers: bearer(token),
    timeoutMs: RENEW_TIMEOUT_MS,
  })
  // A token that has expired is refused, and needs no end.
  if (!ended.ok && ended.failure.status !== 401) console.error("Ending a session:", ended.failure.cause)
}
