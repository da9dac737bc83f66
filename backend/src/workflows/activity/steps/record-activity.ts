import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type ActivityChange } from "../../../contract"
import { ACTIVITY_MODULE } from "../../../modules/activity"
import { type ActivityModuleService } from "../../../modules/activity/service"

/** One entry to store. */
export interface NewActivity {
  actor_type: string | null
  actor_id: string | null
  actor_email: string | null
  action: string
  entity: string
  entity_id: string | null
  entity_name: string | null
  changes: ActivityChange[]
  counts: Record<string, number> | null
}

/** Stores an entry in the activity log; undone by deleting it. */
export const recordActivityStep = createStep(
  "record-activity",
  async ({ changes, ...entry }: NewActivity, { container }) => {
    const service = container.resolve<ActivityModuleService>(ACTIVITY_MODULE)
    const { id } = await service.createActivityEntries({
      ...entry,
      // The service types JSON columns as records; ours holds a list.
      changes: changes as unknown as Record<string, unknown>,
    })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<ActivityModuleService>(ACTIVITY_MODULE).deleteActivityEntries(id)
  },
)
