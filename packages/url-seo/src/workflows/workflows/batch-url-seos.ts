import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "../../events"
import { createUrlSeosStep } from "../steps/create-url-seos"
import { deleteUrlSeosStep } from "../steps/delete-url-seos"
import { updateUrlSeosStep } from "../steps/update-url-seos"
import { type BatchUrlSeo } from "../types"

/**
 * Deletes, changes and creates configs, all or none, in this order: a path that a deletion or a change frees can be
 * used by a creation. Returns `{ created, updated, deleted }`, the last one as ids.
 */
export const batchUrlSeosWorkflow = createWorkflow("batch-url-seos", (input: BatchUrlSeo) => {
  const given = transform({ input }, (data) => ({
    create: data.input.create ?? [],
    update: data.input.update ?? [],
    delete: data.input.delete ?? [],
  }))
  const deleted = deleteUrlSeosStep(given.delete)
  const updated = updateUrlSeosStep(given.update)
  const created = createUrlSeosStep(given.create)
  emitEventStep({ eventName: UrlSeoEvents.deleted, data: deleted }).config({ name: "emit-deleted" })
  emitEventStep({ eventName: UrlSeoEvents.updated, data: updated.changes }).config({ name: "emit-updated" })
  emitEventStep({ eventName: UrlSeoEvents.created, data: created.changes }).config({ name: "emit-created" })
  return new WorkflowResponse({
    created: created.configs,
    updated: updated.configs,
    deleted: given.delete,
  })
})
