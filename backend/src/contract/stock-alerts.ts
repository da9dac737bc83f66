import { z } from "zod"
import { email, privacyConsent } from "./forms/contact-fields"

/** Days for which the link that confirms a request works. */
export const STOCK_ALERT_CONFIRM_DAYS = 7

/** Days after which a request that has not been answered by a mail is deleted. */
export const STOCK_ALERT_RETENTION_DAYS = 180

/** Body of `POST /store/stock-alerts`. */
export const stockAlertRequestSchema = z.strictObject({
  product_id: z.string().regex(/^[\w-]{1,64}$/, { error: "Name a product by its id" }),
  email: email("your e-mail address"),
  privacy_consent: privacyConsent,
})
export type StockAlertRequest = z.output<typeof stockAlertRequestSchema>

/** Response of `POST /store/stock-alerts`: the same whether the address was known or not. */
export const storeStockAlertResponseSchema = z.object({
  stock_alert: z.object({ status: z.literal("requested") }),
})
export type StoreStockAlertResponse = z.infer<typeof storeStockAlertResponseSchema>

/** Body of `POST /store/stock-alerts/confirm` and `/remove`: the token of a link in a mail. */
export const stockAlertTokenSchema = z.strictObject({ token: z.string().min(1).max(300) })
export type StockAlertToken = z.output<typeof stockAlertTokenSchema>

/** Response of a link: `expired` also for a request that was answered, removed or never made. */
export const storeStockAlertLinkResponseSchema = z.object({
  stock_alert: z.object({ status: z.enum(["confirmed", "removed", "expired"]) }),
})
export type StoreStockAlertLinkResponse = z.infer<typeof storeStockAlertLinkResponseSchema>

/** Response of `GET /admin/products/:id/stock-alerts`. */
export const adminStockAlertsResponseSchema = z.object({
  stock_alerts: z.object({
    /** Confirmed addresses that wait for the product. */
    waiting: z.int(),
  }),
})
export type AdminStockAlertsResponse = z.infer<typeof adminStockAlertsResponseSchema>
