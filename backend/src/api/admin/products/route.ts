import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import {
  type AdditionalData,
  type CreateProductWorkflowInputDTO,
  type ProductDTO,
} from "@medusajs/framework/types"
import { remapKeysForProduct, remapProductResponse } from "@medusajs/medusa/api/admin/products/helpers"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { withFreeHandles } from "../../../modules/handle-history/handles"

/**
 * Creates a product as Medusa's own route does, except that a handle that is not given is the slug of the title (or of the first
 * SKU) by the contract's rule, numbered when it is taken.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateProductWorkflowInputDTO & AdditionalData>,
  res: MedusaResponse,
): Promise<void> {
  const { additional_data, ...product } = req.validatedBody
  const seeker = {
    name: product.title,
    partNumber: product.variants?.find(({ sku }) => sku)?.sku,
    handle: product.handle,
  }
  const id = await withFreeHandles(req.scope, "product", [seeker], async ([handle]) => {
    const { result } = await createProductsWorkflow(req.scope).run({
      input: { products: [{ ...product, handle }], additional_data },
    })
    return result[0]?.id ?? ""
  })
  const created = (await refetchEntity({
    entity: "product",
    idOrFilter: id,
    scope: req.scope,
    fields: remapKeysForProduct(req.queryConfig.fields),
  })) as ProductDTO
  res.json({ product: remapProductResponse(created) })
}
