import { type MiddlewareRoute } from "@medusajs/framework/http"
import { rateLimitedRoutes } from "./rate-limited"
import { believeTrustedProxiesOnly, refuseUnsafeRequests } from "./unsafe-requests"

/** Largest bodies of routes that take a long text or many rows; others may have 100 kB. */
const LARGE_BODIES: readonly (readonly [matcher: string, sizeLimit: string])[] = [
  ["/admin/products", "1mb"],
  ["/admin/products/:id", "1mb"],
  // A file of 20 MB, whose quotation marks and line ends are escaped on the way.
  ["/admin/catalogue-imports", "26mb"],
]

/** Middlewares before all routes. Without a method they run before the middlewares of single routes. */
export const safetyMiddlewares: MiddlewareRoute[] = [
  { matcher: "/", middlewares: [believeTrustedProxiesOnly, refuseUnsafeRequests] },
  ...rateLimitedRoutes,
  ...LARGE_BODIES.map(([matcher, sizeLimit]): MiddlewareRoute => ({
    method: "POST",
    matcher,
    bodyParser: { sizeLimit },
  })),
]
