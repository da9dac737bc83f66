import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STAFF_SESSION_MODULE } from "../../../modules/staff-session"
import { type StaffSessionModuleService } from "../../../modules/staff-session/service"

/** Marks a session as ended; undone by deleting the mark. A session that has ended already stays so. */
export const endSessionStep = createStep(
  "end-session",
  async ({ id, expires_at }: { id: string; expires_at: string }, { container }) => {
    const service = container.resolve<StaffSessionModuleService>(STAFF_SESSION_MODULE)
    const [known] = await service.listEndedSessions({ id }, { select: ["id"], take: 1 })
    if (known) return new StepResponse(id, null)
    await service.createEndedSessions({ id, expires_at: new Date(expires_at) })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<StaffSessionModuleService>(STAFF_SESSION_MODULE).deleteEndedSessions(id)
  },
)
