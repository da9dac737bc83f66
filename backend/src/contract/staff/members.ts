import { z } from "zod"
import { staffRoleSchema } from "./roles"

/** Most members of staff, and most invitations, in one response. */
export const STAFF_MOST = 500

/** One member of staff. */
export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  role: staffRoleSchema,
  /** Whether signing in asks for a code after the password. */
  second_factor: z.boolean(),
  created_at: z.iso.datetime(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** An invitation that nobody has accepted yet; never its token. */
export const staffInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The role that its acceptance gives. */
  role: staffRoleSchema,
  expires_at: z.iso.datetime(),
})
export type StaffInvitation = z.infer<typeof staffInvitationSchema>

/** `GET /admin/staff` */
export const adminStaffResponseSchema = z.object({
  staff: z.array(staffMemberSchema),
  invitations: z.array(staffInvitationSchema),
  count: z.int(),
})
export type AdminStaffResponse = z.infer<typeof adminStaffResponseSchema>

/** `POST /admin/staff/{id}` and of the reset of a second factor */
export const adminStaffMemberResponseSchema = z.object({ staff_member: staffMemberSchema })
export type AdminStaffMemberResponse = z.infer<typeof adminStaffMemberResponseSchema>

/** `GET /admin/staff/me` */
export const adminStaffMeResponseSchema = z.object({
  staff_member: staffMemberSchema,
  /** True where one is required and not set up: until then nothing but one's own account opens. */
  needs_second_factor: z.boolean(),
})
export type AdminStaffMeResponse = z.infer<typeof adminStaffMeResponseSchema>

/** What a person without a second factor reads where one is required. */
export const SECOND_FACTOR_REFUSAL = "Set up a second factor first, under My account."

/** Body of `POST /admin/staff-policy`. */
export const staffPolicySchema = z.strictObject({
  /** Whether everybody who signs in needs a second factor. */
  requires_second_factor: z.boolean(),
})
export type StaffPolicy = z.infer<typeof staffPolicySchema>

/** `GET` and `POST /admin/staff-policy` */
export const adminStaffPolicyResponseSchema = z.object({ staff_policy: staffPolicySchema })
export type AdminStaffPolicyResponse = z.infer<typeof adminStaffPolicyResponseSchema>

/** Body of `POST /admin/staff/{id}`. */
export const changeStaffRoleSchema = z.strictObject({ role: staffRoleSchema })
export type ChangeStaffRole = z.infer<typeof changeStaffRoleSchema>
