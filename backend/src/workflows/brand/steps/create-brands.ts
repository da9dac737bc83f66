import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { BRAND_MODULE } from "../../../modules/brand"
import { type BrandModuleService } from "../../../modules/brand/service"
import { type CreateBrand } from "../types"

/** Stores brands under free handles; undone by deleting them. */
export const createBrandsStep = createStep(
  "create-brands",
  async (brands: CreateBrand[], { container }) => {
    const service = container.resolve<BrandModuleService>(BRAND_MODULE)
    const created = await withFreeHandles(container, "brand", brands, (handles) =>
      service.createBrands(
        brands.map((brand, at) => ({ name: brand.name, logo: brand.logo ?? null, handle: handles[at] })),
      ),
    )
    return new StepResponse(
      created,
      created.map((brand) => brand.id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<BrandModuleService>(BRAND_MODULE).deleteBrands(ids)
  },
)
