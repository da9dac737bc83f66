import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { stockAlertRequestSchema, stockAlertTokenSchema } from "../../../contract"

export const storeStockAlertMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/stock-alerts",
    middlewares: [validateBody(stockAlertRequestSchema)],
  },
  {
    method: "POST",
    matcher: "/store/stock-alerts/confirm",
    middlewares: [validateBody(stockAlertTokenSchema)],
  },
  {
    method: "POST",
    matcher: "/store/stock-alerts/remove",
    middlewares: [validateBody(stockAlertTokenSchema)],
  },
]
