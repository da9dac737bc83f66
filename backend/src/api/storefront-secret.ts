import { createHash, timingSafeEqual } from "node:crypto"
import { type MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"

const digest = (text: string) => createHash("sha256").update(text).digest()

/**
 * Refuses everybody but the shop's own storefront, which sends the shared secret.
 *
 * @param req with `Authorization: Bearer <REVALIDATE_SECRET>`
 * @throws MedusaError (unauthorised) for any other header
 */
export function assertStorefront(req: MedusaRequest): void {
  const expected = `Bearer ${readEnvironment(process.env).REVALIDATE_SECRET}`
  if (timingSafeEqual(digest(req.get("authorization") ?? ""), digest(expected))) return
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Only the shop's own storefront may do this")
}
