import { z } from "@medusajs/framework/zod"
import { FIGURE_WEEKS_MOST } from "../../../contract"

/** Query of `GET /admin/figures`. */
export const AdminGetMetricsParams = z.strictObject({
  /** Number of weeks, the present one included. */
  weeks: z.coerce.number().int().min(1).max(FIGURE_WEEKS_MOST).default(4),
})
export type AdminGetMetricsParamsType = z.infer<typeof AdminGetMetricsParams>
