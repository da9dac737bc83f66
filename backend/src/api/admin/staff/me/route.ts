import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminStaffMeResponse } from "../../../../contract"
import { actingUser } from "../../../auth/acting-user"
import { needsSecondFactor } from "../../../auth/second-factor"
import { readStaffMember } from "../read-staff"

/** The member of staff who asks, with the role, and whether a second factor has to be set up first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminStaffMeResponse>,
): Promise<void> {
  const id = (await actingUser(req)) ?? ""
  const [staff_member, needs_second_factor] = await Promise.all([
    readStaffMember(req.scope, id),
    needsSecondFactor(req.scope, id),
  ])
  res.json({ staff_member, needs_second_factor })
}
