import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { StoreGetUrlSeoParams } from "../../../validators"

export const storeUrlSeoMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/store/url-seo",
    middlewares: [validateAndTransformQuery(StoreGetUrlSeoParams, { isList: false })],
  },
]
