import { z } from "@medusajs/framework/zod"
import { AdminGetInviteAcceptParams, AdminInviteAccept } from "@medusajs/medusa/api/admin/invites/validators"
import { AdminChangeStaffRole } from "../../api/admin/staff/validators"
import {
  adminStaffMemberResponseSchema,
  adminStaffMeResponseSchema,
  adminStaffPolicyResponseSchema,
  adminStaffResponseSchema,
  staffPolicySchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"

const member = { name: "AdminStaffMemberResponse", schema: adminStaffMemberResponseSchema }
const policy = { name: "AdminStaffPolicyResponse", schema: adminStaffPolicyResponseSchema }

export const staffRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/admin/staff",
    summary: "List members of staff with their roles, and pending invitations",
    tag: "Staff",
    auth: "staff",
    response: { name: "AdminStaffResponse", schema: adminStaffResponseSchema },
  },
  {
    method: "get",
    path: "/admin/staff/me",
    summary:
      "The member of staff who asks, with the role, and whether a second factor has to be set up first",
    tag: "Staff",
    auth: "staff",
    response: { name: "AdminStaffMeResponse", schema: adminStaffMeResponseSchema },
  },
  {
    method: "post",
    path: "/admin/staff/:id",
    summary: "Give a member of staff another role; the last owner keeps it, and nobody changes their own",
    tag: "Staff",
    auth: "staff",
    body: AdminChangeStaffRole,
    response: member,
  },
  {
    method: "post",
    path: "/admin/staff/:id/reset-second-factor",
    summary: "Take the second factor of a member of staff away who has lost it",
    tag: "Staff",
    auth: "staff",
    response: member,
  },
  {
    method: "get",
    path: "/admin/staff-policy",
    summary: "Read whether everybody who signs in needs a second factor",
    tag: "Staff",
    auth: "staff",
    response: policy,
  },
  {
    method: "post",
    path: "/admin/staff-policy",
    summary: "Require a second factor of everybody who signs in, or no longer; who requires it has one",
    tag: "Staff",
    auth: "staff",
    body: staffPolicySchema,
    response: policy,
  },
  {
    method: "post",
    path: "/admin/invites/accept",
    summary: "Accept an invitation as Medusa does, and give the account the invitation's role",
    tag: "Staff",
    auth: "staff",
    query: AdminGetInviteAcceptParams,
    body: AdminInviteAccept,
    response: {
      name: "AdminInviteAcceptResponse",
      schema: z.object({ user: z.looseObject({ id: z.string(), email: z.string() }) }),
    },
  },
  {
    method: "delete",
    path: "/admin/users/:id",
    summary: "Delete an account as Medusa does, and revoke the secret API keys that it made",
    tag: "Staff",
    auth: "staff",
    response: deleteResponse("AdminUserDeleteResponse", "user"),
  },
]
