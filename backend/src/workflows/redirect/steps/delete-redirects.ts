import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { assertAllPresent } from "../../../lib/not-found"
import { REDIRECT_MODULE } from "../../../modules/redirect"
import { type RedirectModuleService } from "../../../modules/redirect/service"

/** Soft-deletes redirects; undone by restoring them. */
export const deleteRedirectsStep = createStep(
  "delete-redirects",
  async (ids: string[], { container }) => {
    const service = container.resolve<RedirectModuleService>(REDIRECT_MODULE)
    assertAllPresent("Redirect", ids, await service.listRedirects({ id: ids }, { select: ["id"] }))
    await service.softDeleteRedirects(ids)
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<RedirectModuleService>(REDIRECT_MODULE).restoreRedirects(ids)
  },
)
