import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { URL_SEO_MODULE } from "../../modules/url-seo"
import { type UrlSeoModuleService } from "../../modules/url-seo/service"
import { columnsOf } from "../columns"
import { type CreateUrlSeo, type UrlSeoChange } from "../types"

/** Stores configs; returns them with data for their events. Undone by deleting them. */
export const createUrlSeosStep = createStep(
  "create-url-seos",
  async (configs: CreateUrlSeo[], { container }) => {
    const service = container.resolve<UrlSeoModuleService>(URL_SEO_MODULE)
    const created = await service.createUrlSeoConfigs(
      configs.map((config) => columnsOf({ meta_keywords: [], additional_meta_tags: [], ...config })),
    )
    const changes: UrlSeoChange[] = created.map(({ id, url }) => ({ id, urls: [url] }))
    return new StepResponse(
      { configs: created, changes },
      created.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<UrlSeoModuleService>(URL_SEO_MODULE).deleteUrlSeoConfigs(ids)
  },
)
