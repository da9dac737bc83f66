import {
  AdminCreateScheduledPrice,
  AdminGetScheduledPricesParams,
} from "../../api/admin/scheduled-prices/validators"
import { adminScheduledPriceResponseSchema, adminScheduledPricesResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"

const staff = { tag: "Products", auth: "staff" } as const

export const scheduledPriceRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/scheduled-prices",
    summary: "List the prices that a product gets at a time, soonest first",
    query: AdminGetScheduledPricesParams,
    response: { name: "AdminScheduledPricesResponse", schema: adminScheduledPricesResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/scheduled-prices",
    summary: "Give a product a price from a time on, and optionally until another",
    body: AdminCreateScheduledPrice,
    response: { name: "AdminScheduledPriceResponse", schema: adminScheduledPriceResponseSchema },
  },
  {
    ...staff,
    method: "delete",
    path: "/admin/scheduled-prices/:id",
    summary: "Delete a scheduled price; the product's present price stays",
    response: deleteResponse("AdminScheduledPriceDeleteResponse", "scheduled_price"),
  },
]
