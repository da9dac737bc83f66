import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { URL_SEO_MODULE } from "../../modules/url-seo"
import { type UrlSeoModuleService } from "../../modules/url-seo/service"
import { readUrlSeos } from "../read-url-seos"
import { type UrlSeoChange } from "../types"

/** Soft-deletes configs; returns data for their events. Undone by restoring them. */
export const deleteUrlSeosStep = createStep(
  "delete-url-seos",
  async (ids: string[], { container }) => {
    const service = container.resolve<UrlSeoModuleService>(URL_SEO_MODULE)
    const configs = await readUrlSeos(service, ids)
    if (ids.length > 0) await service.softDeleteUrlSeoConfigs(ids)
    const changes: UrlSeoChange[] = configs.map(({ id, url }) => ({ id, urls: [url] }))
    return new StepResponse(changes, ids)
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<UrlSeoModuleService>(URL_SEO_MODULE).restoreUrlSeoConfigs(ids)
  },
)
