import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { URL_SEO_MODULE } from "../../modules/url-seo"
import { type UrlSeoModuleService } from "../../modules/url-seo/service"
import { readUrlSeos } from "../read-url-seos"
import { type MoveUrlSeo, type UrlSeoChange } from "../types"

/** Gives configs other paths; returns data for their events. Undone by giving back the old ones. */
export const moveUrlSeosStep = createStep(
  "move-url-seos",
  async (moves: MoveUrlSeo[], { container }) => {
    const service = container.resolve<UrlSeoModuleService>(URL_SEO_MODULE)
    const configs = await readUrlSeos(
      service,
      moves.map(({ id }) => id),
    )
    const previous = configs.map(({ id, url, is_active }) => ({ id, url, is_active }))
    const before = new Map(previous.map(({ id, url }) => [id, url]))
    await service.move(moves)
    const changes: UrlSeoChange[] = moves.map(({ id, url }) => ({
      id,
      urls: [...new Set([url, before.get(id) ?? url])],
    }))
    return new StepResponse(changes, previous)
  },
  async (previous, { container }) => {
    if (previous?.length) await container.resolve<UrlSeoModuleService>(URL_SEO_MODULE).move(previous)
  },
)
