import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { URL_SEO_MODULE, type UrlSeoModuleService } from "@scanwright/url-seo"
import { markDeletedAgain, readDeleted, unmarkDeleted } from "../deleted-records"

/** Restores a deleted config, unless its path has another one by now. Undone by deleting it again. */
export const restoreUrlSeoStep = createStep(
  "restore-url-seo",
  async ({ id }: { id: string }, { container }) => {
    const record = await readDeleted(container, "url_seo", id)
    const service = container.resolve<UrlSeoModuleService>(URL_SEO_MODULE)
    const [other] = await service.listUrlSeoConfigs({ url: record.handle }, { select: ["id"], take: 1 })
    if (other) {
      throw new MedusaError(
        MedusaError.Types.CONFLICT,
        `${record.handle} has another URL SEO config by now. Delete that one first.`,
      )
    }
    await unmarkDeleted(container, "url_seo", id)
    return new StepResponse({ id, url: record.handle }, record)
  },
  async (record, { container }) => {
    if (record) await markDeletedAgain(container, "url_seo", record)
  },
)
