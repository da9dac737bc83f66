import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "../../events"
import { createUrlSeosStep } from "../steps/create-url-seos"
import { type CreateUrlSeo } from "../types"

/** Creates any number of configs, all or none. Takes `{ url_seos: CreateUrlSeo[] }`, returns them in the same order. */
export const createUrlSeosWorkflow = createWorkflow(
  "create-url-seos",
  (input: { url_seos: CreateUrlSeo[] }) => {
    const { configs, changes } = createUrlSeosStep(input.url_seos)
    emitEventStep({ eventName: UrlSeoEvents.created, data: changes })
    return new WorkflowResponse(configs)
  },
)
