import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { deleteBrandWorkflow } from "../../../../workflows/brand/workflows/delete-brand"
import { updateBrandsWorkflow } from "../../../../workflows/brand/workflows/update-brands"
import { type AdminUpdateBrandType } from "../validators"
import { present } from "../../../../lib/not-found"
import { type ProductsToParams } from "../../../../lib/schemas"

async function sendBrand(req: AuthenticatedMedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const brand: unknown = await refetchEntity({
    entity: "brand",
    idOrFilter: id,
    scope: req.scope,
    fields: req.queryConfig.fields,
  })
  res.json({ brand: present(brand, "Brand", id) })
}

/** Reads a brand. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await sendBrand(req, res)
}

/** Changes a brand. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateBrandType>,
  res: MedusaResponse,
): Promise<void> {
  await updateBrandsWorkflow(req.scope).run({
    input: { brands: [{ id: req.params.id ?? "", ...req.validatedBody }] },
  })
  await sendBrand(req, res)
}

/** Deletes a brand; its products go where the query says. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const { products_to } = req.validatedQuery as ProductsToParams
  await deleteBrandWorkflow(req.scope).run({ input: { id, products_to } })
  res.json({ id, object: "brand", deleted: true })
}
