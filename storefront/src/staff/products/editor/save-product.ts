import type { AdminProductResponse } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import type { StaffWrite } from "@/staff/session/client"
import { toBody } from "./form-conversion"
import type { ProductValues } from "./product-form"

/** Sends a write to Medusa's Admin API. */
export type SendWrite = (path: string, write: StaffWrite) => Promise<Result<AdminProductResponse>>

/**
 * Saves a product in one request, whose response is the product as it is stored.
 *
 * @param send sends the request
 * @param on the stored product as it was read; absent for a new one
 */
export function saveProductWith(
  send: SendWrite,
  values: ProductValues,
  on?: { id: string; version: string },
): Promise<Result<AdminProductResponse>> {
  const write = { body: toBody(values), readsRefusals: true }
  return on
    ? send(`/admin/catalogue/products/${encodeURIComponent(on.id)}`, {
        ...write,
        action: "update product",
        ifMatch: on.version,
      })
    : send("/admin/catalogue/products", { ...write, action: "add product", isRepeatable: false })
}
