import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { forgetHandles } from "../../../modules/handle-history/handle-history"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { type CreateMachineType } from "../types"

/** Creates active, public product categories under free handles, in order; undone by deleting them. */
export const createMachineTypeCategoriesStep = createStep(
  "create-machine-type-categories",
  async (machineTypes: CreateMachineType[], { container }) => {
    const categories = await withFreeHandles(container, "machine_type", machineTypes, async (handles) => {
      const { result } = await createProductCategoriesWorkflow(container).run({
        input: {
          product_categories: machineTypes.map(({ name }, at) => ({
            name,
            handle: handles[at],
            is_active: true,
            is_internal: false,
          })),
        },
      })
      return result
    })
    const created = categories.map(({ id, name, handle }) => ({ id, name, handle }))
    return new StepResponse(
      created,
      created.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve(Modules.PRODUCT).deleteProductCategories(ids)
    await forgetHandles(container, "machine_type", ids)
  },
)
