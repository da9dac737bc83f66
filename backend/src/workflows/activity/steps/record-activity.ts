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

/** Stores an entry in the activity log, or none for null; undone by deleting it. */
export const recordActivityStep = createStep(
  "record-activity",
  async (activity: NewActivity | null, { container }) => {
    if (activity === null) return new StepResponse<string | null, string | null>(null, null)
    const { changes, ...entry } = activity
    const service = container.resolve<ActivityModuleService>(ACTIVITY_MODULE)
    const { id } = await service.createActivityEntries({
      ...entry,
      // The service types JSON columns as records; ours holds a list.
      changes: changes as unknown as Record<string, unknown>,
    })
    return new StepResponse<string | null, string | null>(id, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<ActivityModuleService>(ACTIVITY_MODULE).deleteActivityEntries(id)
  },
)
