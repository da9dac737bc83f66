"use server"

import {
  changeStaffRoleSchema,
  email,
  staffPolicySchema,
  staffRoleSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const id = z.string().min(1).max(255)
const one = z.object({ id })

/** Gives a member of staff another role. */
export const changeRole = staffAction(
  "changeRole",
  changeStaffRoleSchema.extend({ id }),
  async ({ id: member, role }) =>
    outcomeOf(
      await writeAsStaff(`/admin/staff/${encodeURIComponent(member)}`, {
        body: { role },
        action: "change role",
      }),
    ),
)

const invitationSchema = z.object({
  email: email("an e-mail address"),
  role: staffRoleSchema,
})

/** Invites a person by mail; the role comes with the acceptance. */
export const inviteStaff = staffAction("inviteStaff", invitationSchema, async ({ email, role }) =>
  outcomeOf(
    await writeAsStaff("/admin/invites", {
      body: { email, metadata: { role } },
      action: "invite",
      isRepeatable: false,
    }),
  ),
)

/** Sends an invitation again, with a new link and a new end. */
export const resendInvitation = staffAction("resendInvitation", one, async ({ id: invitation }) =>
  outcomeOf(
    await writeAsStaff(`/admin/invites/${encodeURIComponent(invitation)}/resend`, {
      action: "send the invitation again",
    }),
  ),
)

/** Takes an invitation back: its link opens nothing any more. */
export const revokeInvitation = staffAction("revokeInvitation", one, async ({ id: invitation }) =>
  outcomeOf(
    await writeAsStaff(`/admin/invites/${encodeURIComponent(invitation)}`, {
      method: "DELETE",
      action: "take back the invitation",
    }),
  ),
)

/** Deletes the account of a member of staff, whose session ends at once. */
export const removeStaff = staffAction("removeStaff", one, async ({ id: member }) =>
  outcomeOf(
    await writeAsStaff(`/admin/users/${encodeURIComponent(member)}`, {
      method: "DELETE",
      action: "remove the member of staff",
    }),
  ),
)

/** Takes the second factor of a member of staff away who has lost it. */
export const resetSecondFactor = staffAction("resetSecondFactor", one, async ({ id: member }) =>
  outcomeOf(
    await writeAsStaff(`/admin/staff/${encodeURIComponent(member)}/reset-second-factor`, {
      action: "reset the second factor",
    }),
  ),
)

/** Requires a second factor of everybody who signs in, or no longer. */
export const saveStaffPolicy = staffAction("saveStaffPolicy", staffPolicySchema, async (body) =>
  outcomeOf(await writeAsStaff("/admin/staff-policy", { body, action: "save the rule" })),
)
