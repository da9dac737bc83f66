import * as apiRoutes from "./api-routes"
import * as companyRoutes from "./company-routes"
import * as routes from "./routes"

/**
 * Internal address of pages without parameters: next.config.ts rewrites their public addresses to it. The last segment is
 * the country of the shop's region.
 */
export const STORED = `/stored/${apiRoutes.REGION}`

/** Handles of the machine types that have a page of their own among the services (specification, 2.1). */
const DEVICES = [
  "barcode-scanners",
  "label-printers",
  "mobile-computers",
  "networking-equipment",
  "pos-systems",
  "tablets",
]

/** Company pages, stored under their own addresses: next.config.ts rewrites only these. */
export const COMPANY_PATHS: readonly string[] = [
  ...Object.values(companyRoutes),
  ...DEVICES.map(routes.devices),
]
