import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { URL_SEO_MODULE } from "../../modules/url-seo"
import { type UrlSeoModuleService } from "../../modules/url-seo/service"
import { columnsOf } from "../columns"
import { readUrlSeos } from "../read-url-seos"
import { type UpdateUrlSeo, type UrlSeoChange } from "../types"

/** Changes configs; returns them with data for their events. Undone by restoring the old values. */
export const updateUrlSeosStep = createStep(
  "update-url-seos",
  async (updates: UpdateUrlSeo[], { container }) => {
    const service = container.resolve<UrlSeoModuleService>(URL_SEO_MODULE)
    const previous = await readUrlSeos(
      service,
      updates.map(({ id }) => id),
    )
    const before = new Map(previous.map(({ id, url }) => [id, url]))
    const configs = await service.change(updates.map(columnsOf))
    const changes: UrlSeoChange[] = configs.map(({ id, url }) => ({
      id,
      urls: [...new Set([url, before.get(id) ?? url])],
    }))
    return new StepResponse(
      { configs, changes },
      previous.map(
        ({ created_at: _createdAt, updated_at: _updatedAt, deleted_at: _deletedAt, ...columns }) => columns,
      ),
    )
  },
  async (previous, { container }) => {
    if (!previous?.length) return
    await container.resolve<UrlSeoModuleService>(URL_SEO_MODULE).change(previous)
  },
)
