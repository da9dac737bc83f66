import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type BatchMethodRequest,
  type CreateProductWorkflowInputDTO,
  type UpdateProductWorkflowInputDTO,
} from "@medusajs/framework/types"
import { refetchBatchProducts, remapProductResponse } from "@medusajs/medusa/api/admin/products/helpers"
import { batchProductsWorkflow } from "@medusajs/medusa/core-flows"
import { withFreeHandles } from "../../../../modules/handle-history/handles"

type Batch = BatchMethodRequest<
  CreateProductWorkflowInputDTO,
  Omit<UpdateProductWorkflowInputDTO, "id"> & { id: string }
>

/**
 * Creates, changes and deletes products as Medusa's own route does, except that a handle that is not given is the slug of
 * the title (or of the first SKU) by the contract's rule, numbered when it is taken.
 */
export async function POST(req: AuthenticatedMedusaRequest<Batch>, res: MedusaResponse): Promise<void> {
  const { create = [], ...others } = req.validatedBody
  const seekers = create.map(({ title, variants, handle }) => ({
    name: title,
    partNumber: variants?.find(({ sku }) => sku)?.sku,
    handle,
  }))
  const written = await withFreeHandles(req.scope, "product", seekers, async (handles) => {
    const { result } = await batchProductsWorkflow(req.scope).run({
      input: { ...others, create: create.map((product, at) => ({ ...product, handle: handles[at] })) },
    })
    return result
  })
  const { created, updated, deleted } = await refetchBatchProducts(written, req.scope, req.queryConfig.fields)
  res.json({
    created: created.map(remapProductResponse),
    updated: updated.map(remapProductResponse),
    deleted,
  })
}
