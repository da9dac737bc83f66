import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminStaffMemberResponse } from "../../../../../contract"
import { resetSecondFactorWorkflow } from "../../../../../workflows/second-factor/workflows/reset-second-factor"
import { readStaffMember } from "../../read-staff"

/** Takes the second factor of a member of staff away who has lost it: the password alone signs in again. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminStaffMemberResponse>,
): Promise<void> {
  const { id } = await readStaffMember(req.scope, req.params.id ?? "")
  await resetSecondFactorWorkflow(req.scope).run({ input: { user_id: id } })
  res.json({ staff_member: await readStaffMember(req.scope, id) })
}
