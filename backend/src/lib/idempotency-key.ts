import { type MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "../contract"

/**
 * Reads the key of a request that must not be repeated without one.
 *
 * @throws MedusaError (invalid data) where there is none, or it is no key
 */
export function requireIdempotencyKey(req: MedusaRequest<unknown>): string {
  const { success, data, error } = idempotencyKeySchema.safeParse(req.get(IDEMPOTENCY_HEADER))
  if (success) return data
  throw new MedusaError(MedusaError.Types.INVALID_DATA, error.issues[0]?.message ?? "")
}

/**
 * Reads the key of a request that may be repeated without a second record.
 *
 * @returns null where the request has none
 * @throws MedusaError (invalid data) where it is no key
 */
export const readIdempotencyKey = (req: MedusaRequest<unknown>): string | null =>
  req.get(IDEMPOTENCY_HEADER) === undefined ? null : requireIdempotencyKey(req)
