import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "../../events"
import { updateUrlSeosStep } from "../steps/update-url-seos"
import { type UpdateUrlSeo } from "../types"

/** Changes any number of configs, all or none. Takes `{ url_seos: UpdateUrlSeo[] }`, returns the changed configs. */
export const updateUrlSeosWorkflow = createWorkflow(
  "update-url-seos",
  (input: { url_seos: UpdateUrlSeo[] }) => {
    const { configs, changes } = updateUrlSeosStep(input.url_seos)
    emitEventStep({ eventName: UrlSeoEvents.updated, data: changes })
    return new WorkflowResponse(configs)
  },
)
