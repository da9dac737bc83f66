import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { type CreateProductCategoryDTO, type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { withFreeHandles } from "../../../modules/handle-history/handles"

/** Refuses an unknown parent, for which Medusa's own workflow would respond with status 500. */
async function assertParentExists(container: MedusaContainer, id?: string | null): Promise<void> {
  if (id === null || id === undefined) return
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "product_category", fields: ["id"], filters: { id } })
  if (data.length > 0) return
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `parent_category_id: there is no product category ${id}`,
  )
}

/**
 * Creates a product category as Medusa's own route does, except that a handle that is not given is the slug of the name
 * by the contract's rule, numbered when it is taken.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateProductCategoryDTO>,
  res: MedusaResponse,
): Promise<void> {
  const category = req.validatedBody
  await assertParentExists(req.scope, category.parent_category_id)
  const id = await withFreeHandles(req.scope, "machine_type", [category], async ([handle]) => {
    const { result } = await createProductCategoriesWorkflow(req.scope).run({
      input: { product_categories: [{ ...category, handle }] },
    })
    return result[0]?.id ?? ""
  })
  const product_category: unknown = await refetchEntity({
    entity: "product_category",
    idOrFilter: id,
    scope: req.scope,
    fields: req.queryConfig.fields,
  })
  res.json({ product_category })
}
