"use server"

import {
  accountPasswordRequestSchema,
  type AccountPasswordResponse,
  accountProfileRequestSchema,
  passwordFault,
} from "@scanwright/backend/contract"
import { refresh } from "next/cache"
import { redirect } from "next/navigation"
import { z } from "zod"
import * as accountRoutes from "@/config/account-routes"
import type { Failure } from "@/lib/medusa/failure"
import { writeForAccount } from "../session/client"
import { accountFormAction, type Refused } from "../session/form-action"
import { withNotice } from "../session/notice"
import { passwordRefusalOf, refusalOf } from "../session/refusal"
import { forgetSession, storeSession } from "../session/session-cookies"

const NO_FIELDS = { fields: { texts: [] }, schema: z.object({}) } as const

/** Saves one's own name and phone number. */
export const saveProfileAction = accountFormAction("account.own", {
  fields: { texts: ["first_name", "last_name", "phone"] },
  schema: accountProfileRequestSchema,
  act: async (input) => {
    const result = await writeForAccount("/store/account", input)
    if (!result.ok) return { message: refusalOf(result.failure) }
    // The name stands beside the navigation, too, which a page does not load again.
    refresh()
    redirect(withNotice(accountRoutes.profile, "profile-saved"))
  },
})

/** Why a new password was refused, beside the field that is at fault where that is known. */
function passwordProblem(failure: Failure): Refused {
  const ofNew = passwordRefusalOf(failure)
  if (ofNew !== null) return { problems: { password: ofNew } }
  const message = refusalOf(failure)
  return failure.status === 400 ? { problems: { current_password: message } } : { message }
}

/** Changes one's own password, which ends every other session. */
export const changePasswordAction = accountFormAction("account.own", {
  fields: { texts: ["current_password", "password"] },
  schema: accountPasswordRequestSchema,
  act: async (input, { person }) => {
    const fault = passwordFault(input.password, person.email)
    if (fault !== undefined) return { problems: { password: fault } }
    const result = await writeForAccount<AccountPasswordResponse>("/store/account/password", input)
    if (!result.ok) return passwordProblem(result.failure)
    await storeSession(result.value.token)
    redirect(withNotice(accountRoutes.profile, "own-password-changed"))
  },
})

/** Signs out everywhere. */
export const signOutEverywhereAction = accountFormAction("account.own", {
  ...NO_FIELDS,
  act: async () => {
    const result = await writeForAccount("/store/account/sign-out", { everywhere: true })
    if (!result.ok) return { message: refusalOf(result.failure) }
    await forgetSession()
    redirect(withNotice(accountRoutes.signIn, "signed-out-everywhere"))
  },
})

/** Leaves the company, and signs out. */
export const leaveCompanyAction = accountFormAction("account.own", {
  ...NO_FIELDS,
  act: async () => {
    const result = await writeForAccount("/store/account/leave", {})
    if (!result.ok) return { message: refusalOf(result.failure) }
    await forgetSession()
    redirect(withNotice(accountRoutes.signIn, "left"))
  },
})
