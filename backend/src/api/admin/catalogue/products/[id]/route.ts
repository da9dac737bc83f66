import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminProductResponse } from "../../../../../contract"
import { actorOf } from "../../../../../lib/actor-of"
import { saveProducts } from "../../../../../workflows/product/save-products/save-products"
import { type AdminUpdateProduct } from "../../validators"
import { sendProduct } from "../send-product"

/** Reads a product with the contract's fields. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminProductResponse>,
): Promise<void> {
  await sendProduct(req, res, req.params.id ?? "")
}

/** Changes the given fields of a product. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateProduct>,
  res: MedusaResponse<AdminProductResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await saveProducts(req.scope, [{ ...req.validatedBody, id }], { source: "hand", actor_id: actorOf(req) })
  await sendProduct(req, res, id)
}
