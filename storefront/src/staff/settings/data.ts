import type { AdminStaffPolicyResponse, AdminStaffResponse } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** Reads all members of staff with their roles, and pending invitations. */
export const readStaffList = (): Promise<Result<AdminStaffResponse>> =>
  readAsStaff<AdminStaffResponse>("/admin/staff")

/** Reads the rules for all members of staff. */
export const readStaffPolicy = (): Promise<Result<AdminStaffPolicyResponse>> =>
  readAsStaff<AdminStaffPolicyResponse>("/admin/staff-policy")
