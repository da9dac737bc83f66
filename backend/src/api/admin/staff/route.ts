import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminStaffResponse } from "../../../contract"
import { readInvitations, readStaff } from "./read-staff"

/** Lists members of staff with their roles, and pending invitations. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminStaffResponse>,
): Promise<void> {
  const [staff, invitations] = await Promise.all([readStaff(req.scope), readInvitations(req.scope)])
  res.json({ ...staff, invitations })
}
