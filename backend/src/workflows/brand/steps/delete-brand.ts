import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BRAND_MODULE } from "../../../modules/brand"
import { type BrandModuleService } from "../../../modules/brand/service"
import { present } from "../../../lib/not-found"

/** Soft-deletes a brand; returns its id and handle. Undone by restoring it. */
export const deleteBrandStep = createStep(
  "delete-brand",
  async (id: string, { container }) => {
    const service = container.resolve<BrandModuleService>(BRAND_MODULE)
    const [found] = await service.listBrands({ id }, { select: ["id", "handle"] })
    const { handle } = present(found, "Brand", id)
    await service.softDeleteBrands([id])
    return new StepResponse({ id, handles: [handle] }, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<BrandModuleService>(BRAND_MODULE).restoreBrands([id])
  },
)
