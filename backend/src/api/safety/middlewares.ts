import { type MiddlewareRoute } from "@medusajs/framework/http"
import { openBodyMiddlewares } from "./deferred-body"
import { foreignOriginMiddlewares } from "./foreign-origins"
import { rateLimitedRoutes } from "./rate-limited"
import { refuseUnknownPaths } from "./unknown-paths"
import { believeTrustedProxiesOnly, refuseUnsafeRequests } from "./unsafe-requests"

/** Middlewares before all routes. Without a method they run before the middlewares of single routes. */
export const safetyMiddlewares: MiddlewareRoute[] = [
  { matcher: "/", middlewares: [refuseUnknownPaths, believeTrustedProxiesOnly, refuseUnsafeRequests] },
  ...foreignOriginMiddlewares,
  ...openBodyMiddlewares,
  ...rateLimitedRoutes,
]
