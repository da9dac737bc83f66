import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { deleteScheduledPriceWorkflow } from "../../../../workflows/scheduled-price/workflows/delete-scheduled-price"

/** Deletes a scheduled price; the product's present price stays. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await deleteScheduledPriceWorkflow(req.scope).run({ input: { id } })
  res.json({ id, object: "scheduled_price", deleted: true })
}
