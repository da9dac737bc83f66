import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { stockAlertRequestSchema, stockAlertTokenSchema } from "../../../contract"

export const storeStockAlertMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/stock-alerts",
    middlewares: [validateAndTransformBody(stockAlertRequestSchema)],
  },
  {
    method: "POST",
    matcher: "/store/stock-alerts/confirm",
    middlewares: [validateAndTransformBody(stockAlertTokenSchema)],
  },
  {
    method: "POST",
    matcher: "/store/stock-alerts/remove",
    middlewares: [validateAndTransformBody(stockAlertTokenSchema)],
  },
]
