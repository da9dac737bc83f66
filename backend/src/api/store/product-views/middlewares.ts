import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { productViewSchema } from "../../../contract"

export const storeProductViewMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/product-views",
    middlewares: [validateBody(productViewSchema)],
  },
]
