import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type StaffRole } from "../../../contract"
import { STAFF_ROLE_MODULE } from "../../../modules/staff-role"
import { type EarlierRole, type StaffRoleModuleService } from "../../../modules/staff-role/service"

interface Input {
  user_id: string
  /** Null takes the role away, before the account is deleted. */
  role: StaffRole | null
  /** True where the account has just been made: it was nobody's before. */
  is_new?: boolean
}

/** Gives a member of staff a role, or takes it away; the last owner stays one. Undone by giving back the former role. */
export const changeRoleStep = createStep(
  "change-role",
  async ({ user_id: userId, role, is_new: isNew = false }: Input, { container }) => {
    const users = await container.resolve(Modules.USER).listUsers({}, { select: ["id"], take: null })
    const accounts = users.map(({ id }) => id).filter((id) => !isNew || id !== userId)
    const service = container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)
    const before = await service.change(userId, role, accounts)
    return new StepResponse(before, before)
  },
  async (before: EarlierRole | undefined, { container }) => {
    if (before) await container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE).putBack(before)
  },
)
