import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { REDIRECT_MODULE } from "../../../modules/redirect"
import { type RedirectInput, type RedirectModuleService } from "../../../modules/redirect/service"

interface Input {
  redirects: RedirectInput[]
  /** Origin of this site: its own addresses are paths, too. */
  origin: string
  /** Whether a new one takes the place of that of its path. */
  replaces?: boolean
}

/** Stores redirects with their final targets; undone by giving back every row as it was. */
export const storeRedirectsStep = createStep(
  "store-redirects",
  async ({ redirects, origin, replaces = false }: Input, { container }) => {
    const service = container.resolve<RedirectModuleService>(REDIRECT_MODULE)
    const change = await service.store(redirects, origin, replaces)
    return new StepResponse(change, change)
  },
  async (change, { container }) => {
    if (change) await container.resolve<RedirectModuleService>(REDIRECT_MODULE).takeBack(change)
  },
)
