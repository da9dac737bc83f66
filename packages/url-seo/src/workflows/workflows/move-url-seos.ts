import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "../../events"
import { moveUrlSeosStep } from "../steps/move-url-seos"
import { type MoveUrlSeo } from "../types"

/**
 * Gives any number of configs other paths, all or none, and switches them on or off where told. Takes
 * `{ url_seos: MoveUrlSeo[] }`, returns present and past paths by id.
 */
export const moveUrlSeosWorkflow = createWorkflow("move-url-seos", (input: { url_seos: MoveUrlSeo[] }) => {
  const changes = moveUrlSeosStep(input.url_seos)
  emitEventStep({ eventName: UrlSeoEvents.updated, data: changes })
  return new WorkflowResponse(changes)
})
