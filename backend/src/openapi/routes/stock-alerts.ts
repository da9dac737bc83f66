import {
  adminStockAlertsResponseSchema,
  stockAlertRequestSchema,
  stockAlertTokenSchema,
  storeStockAlertLinkResponseSchema,
  storeStockAlertResponseSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"

const store = { method: "post", tag: "Stock alerts", auth: "publishable-key", failures: [429] } as const
const link = { name: "StoreStockAlertLinkResponse", schema: storeStockAlertLinkResponseSchema }

export const stockAlertRoutes: ApiRoute[] = [
  {
    ...store,
    path: "/store/stock-alerts",
    summary:
      "Ask for a mail when a product is back; the response is the same for known and unknown addresses",
    body: stockAlertRequestSchema,
    response: { name: "StoreStockAlertResponse", schema: storeStockAlertResponseSchema },
  },
  {
    ...store,
    path: "/store/stock-alerts/confirm",
    summary: "Confirm the address of such a request by the token of its mail",
    body: stockAlertTokenSchema,
    response: link,
  },
  {
    ...store,
    path: "/store/stock-alerts/remove",
    summary: "Delete such a request by the token of its mail",
    body: stockAlertTokenSchema,
    response: link,
  },
  {
    method: "get",
    tag: "Stock alerts",
    auth: "staff",
    path: "/admin/products/:id/stock-alerts",
    summary: "Count the confirmed addresses that wait for a product",
    response: { name: "AdminStockAlertsResponse", schema: adminStockAlertsResponseSchema },
  },
]
