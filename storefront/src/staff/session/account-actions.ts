"use server"

import { email, PASSWORD_MAX, passwordFault } from "@scanwright/backend/contract"
import { cookies, headers } from "next/headers"
import { redirect } from "next/navigation"
import { z } from "zod"
import { env } from "@/config/env"
import { reportActionBegun } from "@/lib/action-begun"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { isNotFound, type Failure } from "@/lib/medusa/failure"
import { problemsOf } from "@/lib/problems-of"
import { choosePassword, requestPasswordReset, signIn, type SignInResponse } from "@/lib/session/auth"
import { sessionCookieOptions, staffCookieName } from "@/lib/session/cookie"
import { acceptInvitation, verifySecondFactor } from "./auth"
import { halfSignInCookieName, halfSignInCookieOptions } from "./cookie"
import type { AccountState } from "./account-state"
import { ownPath } from "./own-path"

const ownEmail = email("your e-mail address")
const newPassword = z.string().max(1_000)
const name = (which: string) =>
  z
    .string()
    .trim()
    .min(1, { error: `Enter your ${which} name` })
    .max(100, { error: "That is too long" })

const signInSchema = z.object({
  email: ownEmail,
  password: z.string().min(1, { error: "Enter your password" }).max(PASSWORD_MAX),
  next: z.string().max(2_000).optional(),
})
/** Refuses a new password by the contract's rule; only the backend knows the list of common ones. */
const withGoodPassword = <Shape extends z.ZodType<{ email: string; password: string }>>(form: Shape) =>
  form.superRefine((value, context) => {
    const message = passwordFault(value.password, value.email)
    if (message !== undefined) context.addIssue({ code: "custom", path: ["password"], message })
  })

const registerSchema = withGoodPassword(
  z.object({
    token: z.string().min(1).max(4_000),
    email: ownEmail,
    first_name: name("first"),
    last_name: name("last"),
    password: newPassword,
  }),
)
/** A code of an app, with or without the blank in its middle, or a recovery code. */
const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().min(1, { error: "Enter the code" }).max(60))
const codeSchema = z.object({ code, next: z.string().max(2_000).optional() })
const againSchema = signInSchema.extend({ code: code.optional() })
/** The parts of Medusa's response to the password that the question for the code needs. */
const halfSignInSchema = z.object({ token: z.string(), mfa_challenge: z.object({ id: z.string() }) })

const forgotSchema = z.object({ email: ownEmail })
const resetSchema = withGoodPassword(
  z.object({ token: z.string().min(1).max(4_000), email: ownEmail, password: newPassword }),
)

/** The same message for every cause: it does not reveal whether an account exists. */
const WRONG = "The e-mail address and the password do not belong together. Check both and try again."
const WRONG_CODE = "That code is not right, or has been used. Wait for the next one and try again."
const EXPIRED_SIGN_IN = "That took too long. Please begin again with your password."
const NEEDS_CODE = "This account asks for a code after the password. Enter both."
const TOO_MANY = "Too many attempts. Please wait a minute, then try again."

type Read<Value> = { ok: true; value: Value } | { ok: false; state: AccountState }

/** Reads the fields of a form by their schema, or returns the state with their problems. */
async function readForm<Schema extends z.ZodType>(
  schema: Schema,
  before: AccountState,
  form: FormData,
): Promise<Read<z.output<Schema>>> {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  const given = Object.fromEntries(entries)
  const attempt = before.attempt + 1
  const typed = { email: given.email, first_name: given.first_name, last_name: given.last_name }
  reportActionBegun()
  if (!isOfThisSite({ headers: await headers() }, env().SITE_URL)) {
    return { ok: false, state: { attempt, typed, message: FAILURE_MESSAGES.permission } }
  }
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, value: read.data }
  return { ok: false, state: { attempt, typed, problems: problemsOf(read.error) } }
}

async function caller() {
  return { forwardedFor: (await headers()).get("x-forwarded-for") }
}

/** The message for a refused request. @param wrong the message for wrong values */
function refusalOf(failure: Failure, wrong: string): string {
  const { status, kind, message, cause } = failure
  // Medusa's message contains the seconds of its Retry-After.
  if (status === 429) return cause instanceof Error ? cause.message : TOO_MANY
  if (status === 400 || status === 401 || isNotFound(failure)) return wrong
  if (kind !== "unavailable") console.error("Signing in:", cause)
  return message
}

/** The state after a new password was refused: its reason stands beside the field. Null for any other failure. */
const passwordProblem = ({ status, cause }: Failure): Pick<AccountState, "problems"> | null =>
  status === 400 && cause instanceof Error ? { problems: { password: cause.message } } : null

async function storeToken(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(staffCookieName(), token, sessionCookieOptions(token))
}

/** The token of a completed sign-in; null where a second factor or a verification is still required. */
const tokenOf = ({ token, mfa_required: mfa, verification_required: verify }: SignInResponse) =>
  mfa || verify ? null : token

/** Takes the sign-in that waits for a code from its cookie. */
async function readHalfSignIn(): Promise<SignInResponse | null> {
  const stored = (await cookies()).get(halfSignInCookieName())?.value ?? "null"
  try {
    return halfSignInSchema.parse(JSON.parse(stored))
  } catch {
    // The cookie is gone, or not ours.
    return null
  }
}

/** Completes a sign-in with the code of the second factor, and redirects to the requested page. */
async function signInWithCode(before: AccountState, form: FormData): Promise<AccountState> {
  const read = await readForm(codeSchema, before, form)
  if (!read.ok) return { ...read.state, needsCode: true }
  const state = { attempt: before.attempt + 1 }
  const half = await readHalfSignIn()
  if (!half) return { ...state, message: EXPIRED_SIGN_IN }
  const result = await verifySecondFactor(half, read.value.code, await caller())
  if (!result.ok) return { ...state, needsCode: true, message: refusalOf(result.failure, WRONG_CODE) }
  const jar = await cookies()
  jar.set(halfSignInCookieName(), "", { ...halfSignInCookieOptions(), maxAge: 0 })
  await storeToken(result.value.token)
  redirect(ownPath(read.value.next))
}

/** Signs in from the sign-in page, with a code where the account asks for one, and redirects to the requested page. */
export async function signInAction(before: AccountState, form: FormData): Promise<AccountState> {
  if (before.needsCode) return signInWithCode(before, form)
  const read = await readForm(signInSchema, before, form)
  if (!read.ok) return read.state
  const { next, ...credentials } = read.value
  const state = { attempt: before.attempt + 1, typed: { email: credentials.email } }
  const result = await signIn("user", credentials, await caller())
  if (!result.ok) return { ...state, message: refusalOf(result.failure, WRONG) }
  const token = tokenOf(result.value)
  if (token === null) {
    const { token: half, mfa_challenge } = result.value
    const jar = await cookies()
    jar.set(halfSignInCookieName(), JSON.stringify({ token: half, mfa_challenge }), halfSignInCookieOptions())
    return { ...state, needsCode: true }
  }
  await storeToken(token)
  redirect(ownPath(next))
}

/** Signs in again from a dialog, without leaving the page. @returns null, or the reason of a refusal */
export async function signInAgainAction(input: unknown): Promise<string | null> {
  reportActionBegun()
  if (!isOfThisSite({ headers: await headers() }, env().SITE_URL)) return FAILURE_MESSAGES.permission ?? ""
  const read = againSchema.safeParse(input)
  if (!read.success) return "Enter your password"
  const { email: address, password, code: given } = read.data
  const result = await signIn("user", { email: address, password }, await caller())
  if (!result.ok) return refusalOf(result.failure, "That is not the password. Please try again.")
  let token = tokenOf(result.value)
  if (token === null && given !== undefined) {
    const second = await verifySecondFactor(result.value, given, await caller())
    if (!second.ok) return refusalOf(second.failure, WRONG_CODE)
    token = tokenOf(second.value)
  }
  if (token === null) return NEEDS_CODE
  await storeToken(token)
  return null
}

/** Opens an account with an invitation, signed in. */
export async function registerAction(before: AccountState, form: FormData): Promise<AccountState> {
  const read = await readForm(registerSchema, before, form)
  if (!read.ok) return read.state
  const { token: invitation, first_name: firstName, last_name: lastName, ...person } = read.value
  const result = await acceptInvitation(invitation, { ...person, firstName, lastName }, await caller())
  if (!result.ok) {
    const message = refusalOf(
      result.failure,
      "This invitation is not valid any more, or is for another e-mail address. Ask the person who invited you for a new one.",
    )
    return {
      attempt: before.attempt + 1,
      typed: { email: person.email, first_name: firstName, last_name: lastName },
      ...(passwordProblem(result.failure) ?? { message }),
    }
  }
  await storeToken(result.value.token)
  redirect("/admin/dashboard")
}

/** Sends a link to choose a new password. The result does not reveal whether an account exists. */
export async function forgotPasswordAction(before: AccountState, form: FormData): Promise<AccountState> {
  const read = await readForm(forgotSchema, before, form)
  if (!read.ok) return read.state
  const result = await requestPasswordReset("user", read.value.email, await caller())
  const state = { attempt: before.attempt + 1, typed: { email: read.value.email } }
  return result.ok
    ? { ...state, done: true }
    : { ...state, message: refusalOf(result.failure, FAILURE_MESSAGES.unavailable ?? "") }
}

/** Sets the new password and redirects to the sign-in page. */
export async function resetPasswordAction(before: AccountState, form: FormData): Promise<AccountState> {
  const read = await readForm(resetSchema, before, form)
  if (!read.ok) return read.state
  const { token, ...credentials } = read.value
  const result = await choosePassword("user", token, credentials, await caller())
  if (!result.ok) {
    const message = refusalOf(
      result.failure,
      "This link has been used or has run out: it works once, for 15 minutes. Ask for a new one.",
    )
    const state = { attempt: before.attempt + 1, typed: { email: credentials.email } }
    return { ...state, ...(passwordProblem(result.failure) ?? { message }) }
  }
  redirect("/admin?notice=password-changed")
}
