import { ContainerRegistrationKeys, MedusaError, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Makes sure that visitors can see a product, so that nobody fills the table with invented ids. Writes nothing.
 *
 * Takes its id; throws MedusaError (not found) where there is no such published product.
 */
export const findPublishedProductStep = createStep(
  "find-published-product",
  async (id: string, { container }) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product",
      fields: ["id"],
      filters: { id, status: ProductStatus.PUBLISHED },
    })
    if (data.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
    return new StepResponse(id)
  },
)
