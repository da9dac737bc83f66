import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BRAND_MODULE } from "../../../modules/brand"
import { type BrandModuleService } from "../../../modules/brand/service"

/** Soft-deletes brands; returns their ids and handles. Undone by restoring them. */
export const deleteBrandsStep = createStep(
  "delete-brands",
  async (ids: string[], { container }) => {
    const service = container.resolve<BrandModuleService>(BRAND_MODULE)
    const brands = await service.listBrands({ id: ids }, { select: ["id", "handle"] })
    if (brands.length < new Set(ids).size) {
      const known = new Set(brands.map((brand) => brand.id))
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        `Brand with id: ${ids.filter((id) => !known.has(id)).join(", ")} was not found`,
      )
    }
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
