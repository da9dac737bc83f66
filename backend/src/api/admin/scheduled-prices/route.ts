import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type AdminScheduledPriceResponse,
  type AdminScheduledPricesResponse,
  type CreateScheduledPrice,
} from "../../../contract"
import { present } from "../../../lib/not-found"
import { schedulePriceWorkflow } from "../../../workflows/scheduled-price/workflows/schedule-price"
import { readScheduledPrices } from "./read-scheduled-prices"
import { type AdminGetScheduledPricesParamsType } from "./validators"

/** Lists the scheduled prices of a product, soonest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminScheduledPricesResponse>,
): Promise<void> {
  const { product_id } = req.validatedQuery as AdminGetScheduledPricesParamsType
  res.json({ scheduled_prices: await readScheduledPrices(req.scope, { product_id }) })
}

/** Schedules a price of a product. */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateScheduledPrice>,
  res: MedusaResponse<AdminScheduledPriceResponse>,
): Promise<void> {
  const { result: id } = await schedulePriceWorkflow(req.scope).run({ input: req.validatedBody })
  const [stored] = await readScheduledPrices(req.scope, { id })
  res.json({ scheduled_price: present(stored, "Scheduled price", id) })
}
