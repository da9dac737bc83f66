import { callMedusa, type CallOptions } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { timesOf } from "./token"

/** Age at which a token is renewed, in ms: well before it expires, and not with every request. */
const RENEW_AFTER_MS = 5 * 60_000
/** Longest wait for a renewal, or for the end of a session, in ms: a page waits for it. */
const RENEW_TIMEOUT_MS = 3_000

/** Medusa's response to the right e-mail address and password. */
export interface SignInResponse {
  readonly token: string
  /** True where a second factor is still required: the token is not valid for the Admin API yet. */
  readonly mfa_required?: boolean
  readonly verification_required?: boolean
}

interface Caller {
  /** The chain of addresses the request came by, for the backend's limits. */
  readonly forwardedFor: string | null
}

function post<Data>(
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

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Exchanges an e-mail address and a password for a token. */
export function signIn(
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<Result<SignInResponse>> {
  return post("/auth/user/emailpass", caller, { body: credentials, action: "sign in" })
}

/**
 * Opens an account with an invitation: registers its e-mail address with a password, and accepts.
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
  // An earlier attempt may have registered and then failed: signing in with the password continues it.
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

/** Sends a link to choose a new password. The response is the same whether or not an account exists. */
export function requestPasswordReset(email: string, caller: Caller): Promise<Result<unknown>> {
  return post("/auth/user/emailpass/reset-password", caller, {
    body: { identifier: email },
    // Medusa's response is not JSON.
    headers: { accept: "*/*" },
    action: "request a new password",
  })
}

/** Sets a new password. @param token from the mail; valid once */
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
 * Renews a token before it expires, so that nobody is signed out in the middle of work.
 *
 * @returns null where the token is recent, or has expired
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
