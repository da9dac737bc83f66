"use server"

import {
  acceptAccountSchema,
  accountRequestSchema,
  type AccountRequestResponse,
  type AccountResponse,
  type AcceptedAccountResponse,
  passwordFault,
  PASSWORD_MAX,
} from "@scanwright/backend/contract"
import { redirect } from "next/navigation"
import { z } from "zod"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { isNotFound } from "@/lib/medusa/failure"
import { choosePassword, postFor, requestPasswordReset, signIn } from "@/lib/session/auth"
import { callForAccount } from "../session/call"
import { callerOf } from "../session/client"
import { openFormAction } from "../session/form-action"
import { accountPathOf } from "../session/own-path"
import { withNotice } from "../session/notice"
import { passwordRefusalOf, refusalOf } from "../session/refusal"
import { storeSession } from "../session/session-cookies"
import { REGISTER_FIELDS } from "./fields"

const { email } = accountRequestSchema.shape

/** Signs in, and redirects to the requested page. Every wrong pair gets the same message. */
export const signInAction = openFormAction({
  fields: { texts: ["email", "password", "next"] },
  schema: z.object({
    email,
    password: z.string().min(1, { error: accountCopy.signInPage.enterPassword }).max(PASSWORD_MAX),
    next: z.string().max(2_000),
  }),
  act: async ({ next, ...credentials }) => {
    const caller = await callerOf()
    const result = await signIn("customer", credentials, caller)
    if (!result.ok) {
      const { status } = result.failure
      const isWrong = status === 400 || status === 401 || isNotFound(result.failure)
      return { message: isWrong ? accountCopy.signInPage.wrong : refusalOf(result.failure) }
    }
    const { token, mfa_required: mfa, verification_required: verify } = result.value
    if (mfa || verify) return { message: accountCopy.signInPage.closed }
    // The person may have been suspended, or the company closed.
    const account = await callForAccount<AccountResponse>(token, "/store/account", caller)
    if (!account.ok && account.failure.kind !== "unavailable")
      return { message: accountCopy.signInPage.closed }
    await storeSession(token)
    redirect(accountPathOf(next))
  },
})

/** Asks for an account. What the person reads is the same whether the address is known or not. */
export const registerAction = openFormAction({
  fields: REGISTER_FIELDS,
  schema: accountRequestSchema,
  act: async (input) => {
    const result = await postFor<AccountRequestResponse>("/store/account-requests", await callerOf(), {
      body: input,
    })
    return result.ok ? null : { message: refusalOf(result.failure) }
  },
})

/** Chooses the password behind the link of a mail, and signs in. */
export const welcomeAction = openFormAction({
  fields: { texts: ["token", "first_name", "last_name", "password"] },
  schema: acceptAccountSchema,
  act: async (input) => {
    const caller = await callerOf()
    const result = await postFor<AcceptedAccountResponse>("/store/account-requests/accept", caller, {
      body: input,
      kinds: { 410: "not_found" },
    })
    if (!result.ok) {
      const problem = passwordRefusalOf(result.failure)
      return problem === null ? { message: refusalOf(result.failure) } : { problems: { password: problem } }
    }
    const { email: address } = result.value.account
    const signedIn = await signIn("customer", { email: address, password: input.password }, caller)
    if (!signedIn.ok) redirect(withNotice(accountRoutes.signIn, "account-opened"))
    await storeSession(signedIn.value.token)
    redirect(withNotice(accountRoutes.overview, "welcome"))
  },
})

/** Sends a link to choose a new password. The end does not reveal whether an account exists. */
export const forgotPasswordAction = openFormAction({
  fields: { texts: ["email"] },
  schema: z.object({ email }),
  act: async ({ email: address }) => {
    const result = await requestPasswordReset("customer", address, await callerOf())
    return result.ok ? null : { message: refusalOf(result.failure) }
  },
})

/** Sets a new password with the token of a mail, and redirects to the sign-in. */
export const resetPasswordAction = openFormAction({
  fields: { texts: ["token", "email", "password"] },
  schema: z
    .object({ token: z.string().min(1).max(4_000), email, password: z.string().max(1_000) })
    .superRefine((value, context) => {
      const message = passwordFault(value.password, value.email)
      if (message !== undefined) context.addIssue({ code: "custom", path: ["password"], message })
    }),
  act: async ({ token, ...credentials }) => {
    const result = await choosePassword("customer", token, credentials, await callerOf())
    if (result.ok) redirect(withNotice(accountRoutes.signIn, "password-changed"))
    const problem = passwordRefusalOf(result.failure)
    if (problem !== null) return { problems: { password: problem } }
    const { status } = result.failure
    return { message: status === 401 ? accountCopy.resetPage.expired : refusalOf(result.failure) }
  },
})
