import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STAFF_SESSION_MODULE } from "../../../modules/staff-session"
import { type StaffSessionModuleService } from "../../../modules/staff-session/service"

/** Deletes one portion of marks that nothing needs any more. Not undone: tokens of these sessions have expired. */
export const forgetEndedSessionsStep = createStep(
  "forget-ended-sessions",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<StaffSessionModuleService>(STAFF_SESSION_MODULE)
    const old = await service.listEndedSessions(
      { expires_at: { $lt: new Date(before) } },
      { select: ["id"], take: most },
    )
    if (old.length > 0) await service.deleteEndedSessions(old.map(({ id }) => id))
    return new StepResponse(old.length)
  },
)
