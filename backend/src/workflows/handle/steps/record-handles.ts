import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type HandleEntity } from "../../../contract"
import { type HandleOwner } from "../../../modules/handle-history/handle-entities"
import { recordHandles, undoRecordedHandles } from "../../../modules/handle-history/handle-history"

/**
 * Records handles, so that they belong to their records until deletion: after a creation, and before a change of
 * handle. Takes the entity with ids and handles; refuses a past address of another record. Undone by deleting the new
 * entries.
 */
export const recordHandlesStep = createStep(
  "record-handles",
  async ({ entity, records }: { entity: HandleEntity; records: HandleOwner[] }, { container }) =>
    new StepResponse(undefined, await recordHandles(container, entity, records)),
  async (undo, { container }) => {
    if (undo) await undoRecordedHandles(container, undo)
  },
)
