import type { ProductView, StoreProductViewResponse } from "@scanwright/backend/contract"
import { postNow } from "./client"
import type { Result } from "./failure"

/** Longest wait, in ms: nobody waits for the answer. */
const TIMEOUT_MS = 3_000

/**
 * Counts one view of a product in the backend.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export function addProductView(
  view: ProductView,
  forwardedFor: string | null,
): Promise<Result<StoreProductViewResponse>> {
  return postNow("/store/product-views", {
    body: view,
    timeoutMs: TIMEOUT_MS,
    headers: forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
  })
}
