"use server"

import { companyInvitationRequestSchema, companyRolesSchema } from "@scanwright/backend/contract"
import { redirect } from "next/navigation"
import { z } from "zod"
import * as accountRoutes from "@/config/account-routes"
import type { AccountNotice } from "@/content/account"
import type { Result } from "@/lib/medusa/failure"
import { writeForAccount } from "../session/client"
import { accountFormAction, type Refused } from "../session/form-action"
import { recordPath } from "../session/record-id"
import { withNotice } from "../session/notice"
import { refusalOf } from "../session/refusal"

/** The form of a button that acts on one record. */
const BUTTON = { fields: { texts: [] }, ofRecord: true, schema: z.object({}) } as const

/** Ends a form: back to the page with a notice, or why it was refused. */
function end(result: Result<unknown>, notice: AccountNotice): Refused {
  if (!result.ok) return { message: refusalOf(result.failure) }
  redirect(withNotice(accountRoutes.people, notice))
}

/** Invites a person by mail, with roles. */
export const inviteAction = accountFormAction("people.manage", {
  fields: { texts: ["email"], lists: ["roles"] },
  schema: companyInvitationRequestSchema,
  act: async (input) => end(await writeForAccount("/store/account/invitations", input), "invited"),
})

/** Sends an invitation again, with a new link. */
export const resendAction = accountFormAction("people.manage", {
  ...BUTTON,
  act: async (_input, _who, id) =>
    end(await writeForAccount(recordPath("invitations", id, "/resend"), {}), "resent"),
})

/** Withdraws an invitation. */
export const withdrawAction = accountFormAction("people.manage", {
  ...BUTTON,
  act: async (_input, _who, id) =>
    end(await writeForAccount(recordPath("invitations", id), undefined, "DELETE"), "withdrawn"),
})

/** Changes the roles of a member. */
export const saveRolesAction = accountFormAction("people.manage", {
  fields: { texts: [], lists: ["roles"] },
  ofRecord: true,
  schema: z.object({ roles: companyRolesSchema }),
  act: async ({ roles }, _who, id) =>
    end(await writeForAccount(recordPath("members", id), { roles }), "roles-saved"),
})

/** Suspends a member, or lets a suspended one back in. */
export const changeStatusAction = accountFormAction("people.manage", {
  fields: { texts: ["status"] },
  ofRecord: true,
  schema: z.object({ status: z.enum(["active", "suspended"]) }),
  act: async ({ status }, _who, id) =>
    end(
      await writeForAccount(recordPath("members", id), { status }),
      status === "suspended" ? "suspended" : "resumed",
    ),
})

/** Removes a member from the company. */
export const removeMemberAction = accountFormAction("people.manage", {
  ...BUTTON,
  act: async (_input, _who, id) =>
    end(await writeForAccount(recordPath("members", id), undefined, "DELETE"), "removed"),
})
