import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { deleteBrandsWorkflow } from "../../../../workflows/brand/workflows/delete-brands"
import { updateBrandsWorkflow } from "../../../../workflows/brand/workflows/update-brands"
import { type AdminUpdateBrandType } from "../validators"
import { present } from "../../../../lib/not-found"

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

/** Deletes a brand. Its products stay, without a brand. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await deleteBrandsWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "brand", deleted: true })
}
