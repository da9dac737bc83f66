import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { productViewSchema } from "../../../contract"

export const storeProductViewMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/product-views",
    middlewares: [validateAndTransformBody(productViewSchema)],
  },
]
