import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BRAND_MODULE } from "../../../modules/brand"
import { type BrandModuleService } from "../../../modules/brand/service"
import { assertAllPresent } from "../../../lib/not-found"

/** Soft-deletes brands; returns their ids and handles. Undone by restoring them. */
export const deleteBrandsStep = createStep(
  "delete-brands",
  async (ids: string[], { container }) => {
    const service = container.resolve<BrandModuleService>(BRAND_MODULE)
    const brands = await service.listBrands({ id: ids }, { select: ["id", "handle"] })
    assertAllPresent("Brand", ids, brands)
    await service.softDeleteBrands(ids)
    return new StepResponse(
      brands.map(({ id, handle }) => ({ id, handles: [handle] })),
      ids,
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<BrandModuleService>(BRAND_MODULE).restoreBrands(ids)
  },
)
