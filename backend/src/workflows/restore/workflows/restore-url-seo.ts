import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "@scanwright/url-seo"
import { restoreUrlSeoStep } from "../steps/restore-url-seo"

/** Restores a deleted URL SEO config. Takes `{ id }`, returns its path. */
export const restoreUrlSeoWorkflow = createWorkflow("restore-url-seo", (input: { id: string }) => {
  const restored = restoreUrlSeoStep(input)
  const changes = transform({ restored }, ({ restored: { id, url } }) => [{ id, urls: [url] }])
  emitEventStep({ eventName: UrlSeoEvents.updated, data: changes })
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.url))
})
