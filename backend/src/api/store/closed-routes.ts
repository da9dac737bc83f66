import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { accountRefusal } from "../../safety/account-refusal"

/**
 * Routes of Medusa's Store API that the shop does not use, with all that follows them. Customers are made by a mailed link
 * only, where Medusa takes any address from the body; orders and returns are read and asked for by companies' own routes,
 * where Medusa's ask for no identity.
 */
const CLOSED = ["/store/customers", "/store/orders", "/store/returns"] as const

/** @throws Refusal (404) */
function closed(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method !== "OPTIONS") throw accountRefusal("not_found")
  next()
}

// Without a method, so that they run before Medusa's own middlewares.
export const closedStoreMiddlewares: MiddlewareRoute[] = CLOSED.map((matcher) => ({
  matcher,
  middlewares: [closed],
}))
