import { z } from "@medusajs/framework/zod"
import { createScheduledPriceSchema } from "../../../contract"

/** Query of `GET /admin/scheduled-prices`. */
export const AdminGetScheduledPricesParams = z.strictObject({ product_id: z.string().min(1).max(255) })
export type AdminGetScheduledPricesParamsType = z.infer<typeof AdminGetScheduledPricesParams>

export const AdminCreateScheduledPrice = createScheduledPriceSchema
