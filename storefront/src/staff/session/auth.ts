import { callMedusa, type CallOptions } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { timesOf } from "./token"

/** How old a token is before it is renewed, in ms: well before its end, and not at every step. */
const RENEW_AFTER_MS = 5 * 60_000
/** Longest wait for a renewal, in ms: a page waits for it. */
const RENEW_TIMEOUT_MS = 3_000

/** What Medusa answers to the right e-mail address and password. */
export interface SignInResponse {
  readonly token: string
  /** Who uses a second factor gets a token that opens nothing yet. */
  readonly mfa_required?: boolean
  readonly verification_required?: boolean
}

interface Caller {
  /** The chain of addresses the request came by, for the backend's limits. */
  readonly forwardedFor: string | null
}

function post<Answer>(
  path: string,
  { forwardedFor }: Caller,
  { headers, ...options }: CallOptions,
): Promise<Result<Answer>> {
  return callMedusa(path, {
    ...options,
    method: "POST",
    cache: "no-store",
    headers: { ...headers, ...(forwardedFor !== null && { "x-forwarded-for": forwardedFor }) },
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Exchanges an e-mail address and a password for a token. */
export function signIn(
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<Result<SignInResponse>> {
  return post("/auth/user/emailpass", caller, { body: credentials, action: "sign in" })
}

/**
 * Makes an account from an invitation: registers its e-mail address with a password, and accepts.
 *
 * @param invitation the token from the mail
 * @returns the token of the new account's sign-in
 */
export async function acceptInvitation(
  invitation: string,
  person: { email: string; password: string; firstName: string; lastName: string },
  caller: Caller,
): Promise<Result<SignInResponse>> {
  const { email, password, firstName, lastName } = person
  const registered = await post<SignInResponse>("/auth/user/emailpass/register", caller, {
    body: { email, password },
    headers: { "x-invite-token": invitation },
    action: "register",
  })
  // An earlier try may have come this far and no further: then the password opens what it made.
  const opened = registered.ok ? registered : await signIn({ email, password }, caller)
  if (!opened.ok) return registered
  const accepted = await post<unknown>("/admin/invites/accept", caller, {
    query: { token: invitation },
    body: { email, first_name: firstName, last_name: lastName },
    headers: bearer(opened.value.token),
    action: "accept the invitation",
  })
  return accepted.ok ? signIn({ email, password }, caller) : accepted
}

/** Has a link to choose a new password sent, if the address is that of an account: the answer does not tell. */
export function requestPasswordReset(email: string, caller: Caller): Promise<Result<unknown>> {
  return post("/auth/user/emailpass/reset-password", caller, {
    body: { identifier: email },
    // Medusa answers with no JSON.
    headers: { accept: "*/*" },
    action: "request a new password",
  })
}

/** Sets a new password. @param token from the mail; good for once */
export function choosePassword(
  token: string,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<Result<unknown>> {
  return post("/auth/user/emailpass/update", caller, {
    body: credentials,
    headers: bearer(token),
    action: "set the new password",
  })
}

/**
 * A new token for one that is no longer fresh, so that nobody is signed out in the middle of work.
 *
 * @returns null where the old one is fresh enough, or good no more
 */
export async function renewToken(token: string): Promise<string | null> {
  const times = timesOf(token)
  const now = Date.now()
  if (!times || times.expiresAt <= now || now < times.issuedAt + RENEW_AFTER_MS) return null
  const renewed = await post<{ token: string }>(
    "/auth/token/refresh",
    { forwardedFor: null },
    { headers: bearer(token), timeoutMs: RENEW_TIMEOUT_MS },
  )
  // The old one is still good: a renewal that failed is tried again with the next request.
  return renewed.ok ? renewed.value.token : null
}
