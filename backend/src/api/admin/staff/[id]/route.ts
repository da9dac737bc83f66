import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminStaffMemberResponse, type ChangeStaffRole } from "../../../../contract"
import { changeStaffRoleWorkflow } from "../../../../workflows/staff-role/workflows/change-staff-role"
import { actingUser } from "../../../auth/acting-user"
import { readStaffMember } from "../read-staff"

/** Gives a member of staff another role; nobody changes their own. */
export async function POST(
  req: AuthenticatedMedusaRequest<ChangeStaffRole>,
  res: MedusaResponse<AdminStaffMemberResponse>,
): Promise<void> {
  const { id } = await readStaffMember(req.scope, req.params.id ?? "")
  if ((await actingUser(req)) === id) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Nobody changes their own role: ask another owner.")
  }
  await changeStaffRoleWorkflow(req.scope).run({ input: { user_id: id, role: req.validatedBody.role } })
  res.json({ staff_member: await readStaffMember(req.scope, id) })
}
