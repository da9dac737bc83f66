import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BRAND_MODULE } from "../../../modules/brand"
import { type BrandModuleService } from "../../../modules/brand/service"
import { type UpdateBrand } from "../types"
import { assertAllPresent } from "../../../lib/not-found"

/** Changes brands; returns the changed brands and their previous handles. Undone by restoring the old values. */
export const updateBrandsStep = createStep(
  "update-brands",
  async (updates: UpdateBrand[], { container }) => {
    const service = container.resolve<BrandModuleService>(BRAND_MODULE)
    const ids = updates.map((update) => update.id)
    const previous = await service.listBrands({ id: ids }, { select: ["id", "name", "handle", "logo"] })
    assertAllPresent("Brand", ids, previous)
    const undo = previous.map(({ id, name, handle, logo }) => ({ id, name, handle, logo }))
    const brands = await service.updateBrands(updates)
    return new StepResponse(
      { brands, pastHandles: Object.fromEntries(undo.map(({ id, handle }) => [id, handle])) },
      undo,
    )
  },
  async (previous, { container }) => {
    if (!previous?.length) return
    await container.resolve<BrandModuleService>(BRAND_MODULE).updateBrands(previous)
  },
)
