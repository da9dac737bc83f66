import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminStaffPolicyResponse, type StaffPolicy } from "../../../contract"
import { STAFF_ROLE_MODULE } from "../../../modules/staff-role"
import { type StaffRoleModuleService } from "../../../modules/staff-role/service"
import { saveStaffPolicyWorkflow } from "../../../workflows/staff-role/workflows/save-staff-policy"
import { actingUser } from "../../auth/acting-user"
import { withSecondFactor } from "../../auth/second-factor"

async function readPolicy(container: MedusaContainer): Promise<AdminStaffPolicyResponse> {
  const service = container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)
  return { staff_policy: { requires_second_factor: await service.requiresSecondFactor() } }
}

/** Reads the rules for all members of staff. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminStaffPolicyResponse>,
): Promise<void> {
  res.json(await readPolicy(req.scope))
}

/** Stores the rules for all members of staff; who requires a second factor of others has one. */
export async function POST(
  req: AuthenticatedMedusaRequest<StaffPolicy>,
  res: MedusaResponse<AdminStaffPolicyResponse>,
): Promise<void> {
  const id = (await actingUser(req)) ?? ""
  const policy = req.validatedBody
  if (policy.requires_second_factor && !(await withSecondFactor(req.scope, [id])).has(id)) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Set up your own second factor first, under My account.",
    )
  }
  await saveStaffPolicyWorkflow(req.scope).run({ input: policy })
  res.json(await readPolicy(req.scope))
}
