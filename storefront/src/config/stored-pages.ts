import * as apiRoutes from "./api-routes"
import * as companyRoutes from "./company-routes"
import * as routes from "./routes"

/**
 * Where pages without parameters are stored: next.config.ts leads their public addresses there. The last segment is the
 * country of the shop's region.
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

/** Pages of the company, stored under their own addresses: next.config.ts leads there, and nowhere else. */
export const COMPANY_PATHS: readonly string[] = [
  ...Object.values(companyRoutes),
  ...DEVICES.map(routes.devices),
]
