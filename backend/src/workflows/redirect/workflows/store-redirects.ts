import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { RedirectEvents } from "../../../lib/events"
import { type RedirectInput } from "../../../modules/redirect/service"
import { storeRedirectsStep } from "../steps/store-redirects"

/** Stores new and changed redirects, all or none. Takes `{ redirects, origin, replaces? }`. */
export const storeRedirectsWorkflow = createWorkflow(
  "store-redirects",
  (input: { redirects: RedirectInput[]; origin: string; replaces?: boolean }) => {
    const change = storeRedirectsStep(input)
    emitEventStep({
      eventName: RedirectEvents.changed,
      data: transform({ change }, (data) => ({ id: data.change.ids[0] ?? "" })),
    })
    return new WorkflowResponse(change)
  },
)
