import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type StaffPolicy } from "../../../contract"
import { STAFF_ROLE_MODULE } from "../../../modules/staff-role"
import { type StaffRoleModuleService } from "../../../modules/staff-role/service"

/** Stores whether everybody who signs in needs a second factor; undone by storing what was there before. */
export const requireSecondFactorStep = createStep(
  "require-second-factor",
  async ({ requires_second_factor: isRequired }: StaffPolicy, { container }) => {
    const service = container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)
    const wasRequired = await service.requireSecondFactor(isRequired)
    return new StepResponse(isRequired, { wasRequired })
  },
  async (before, { container }) => {
    if (!before) return
    const service = container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)
    await service.requireSecondFactor(before.wasRequired)
  },
)
