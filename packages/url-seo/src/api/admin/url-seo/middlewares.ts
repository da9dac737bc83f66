import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import {
  AdminBatchUrlSeo,
  AdminCreateUrlSeo,
  AdminGetUrlSeoParams,
  AdminGetUrlSeosParams,
  AdminUpdateUrlSeo,
} from "../../../validators"
import { listUrlSeosConfig, retrieveUrlSeoConfig } from "./query-config"

const retrieve = validateAndTransformQuery(AdminGetUrlSeoParams, retrieveUrlSeoConfig)

/** A batch of configs with structured data is larger than Medusa's default limit of a body. */
const bodyParser = { sizeLimit: "5mb" }

export const adminUrlSeoMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/url-seo",
    middlewares: [validateAndTransformQuery(AdminGetUrlSeosParams, listUrlSeosConfig)],
  },
  {
    method: "POST",
    matcher: "/admin/url-seo",
    middlewares: [validateAndTransformBody(AdminCreateUrlSeo), retrieve],
  },
  { method: "GET", matcher: "/admin/url-seo/:id", middlewares: [retrieve] },
  {
    method: "POST",
    matcher: "/admin/url-seo/batch",
    bodyParser,
    middlewares: [validateAndTransformBody(AdminBatchUrlSeo), retrieve],
  },
  {
    method: "POST",
    matcher: "/admin/url-seo/:id",
    middlewares: [validateAndTransformBody(AdminUpdateUrlSeo), retrieve],
  },
]
