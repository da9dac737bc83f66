import type { Result } from "@/lib/medusa/failure"
import { bearer, type Caller, postFor, signIn, type SignInResponse } from "@/lib/session/auth"

/** What a code with dashes is: one of the recovery codes; an app's has six digits. */
const methodOf = (code: string) => (/^\d{6}$/.test(code) ? "totp" : "recovery_code")

/**
 * Completes a sign-in with the second factor.
 *
 * @param first Medusa's response to the password
 * @param code of the app, or a recovery code
 */
export function verifySecondFactor(
  { token, mfa_challenge: challenge }: SignInResponse,
  code: string,
  caller: Caller,
): Promise<Result<SignInResponse>> {
  return postFor(`/auth/mfa/challenges/${encodeURIComponent(challenge?.id ?? "")}/verify`, caller, {
    body: { method: methodOf(code), code },
    headers: bearer(token),
    action: "check the code",
  })
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
  const registered = await postFor<SignInResponse>("/auth/user/emailpass/register", caller, {
    body: { email, password },
    headers: { "x-invite-token": invitation },
    action: "register",
  })
  // An earlier attempt may have registered and then failed: signing in with the password continues it.
  const opened = registered.ok ? registered : await signIn("user", { email, password }, caller)
  if (!opened.ok) return registered
  const accepted = await postFor<unknown>("/admin/invites/accept", caller, {
    query: { token: invitation },
    body: { email, first_name: firstName, last_name: lastName },
    headers: bearer(opened.value.token),
    action: "accept the invitation",
  })
  return accepted.ok ? signIn("user", { email, password }, caller) : accepted
}
