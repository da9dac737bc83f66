import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { emailKey } from "../../../contract"
import { ACTIVITY_MODULE } from "../../../modules/activity"
import { type ActivityModuleService } from "../../../modules/activity/service"

/** Removes names and values from every entry in which an e-mail address occurs; undone by restoring them. */
export const erasePersonFromActivityStep = createStep(
  "erase-person-from-activity",
  async (email: string, { container }) => {
    const parts = await container.resolve<ActivityModuleService>(ACTIVITY_MODULE).erasePerson(emailKey(email))
    return new StepResponse(parts.length, parts)
  },
  async (parts, { container }) => {
    if (!parts?.length) return
    await container.resolve<ActivityModuleService>(ACTIVITY_MODULE).putBack(parts)
  },
)
