import { defineMiddlewares } from "@medusajs/framework/http"
import { adminUrlSeoMiddlewares } from "./admin/url-seo/middlewares"
import { storeUrlSeoMiddlewares } from "./store/url-seo/middlewares"

export default defineMiddlewares({ routes: [...adminUrlSeoMiddlewares, ...storeUrlSeoMiddlewares] })
