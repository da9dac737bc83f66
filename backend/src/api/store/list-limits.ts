import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { STORE_LIST_MOST } from "../../contract"

/** Numbers in a value of a query or body that `limit` may have: one, or several where it is given twice. */
const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(Number)

/** Every `limit` in a query, or in a body of `POST /store/search`, which may hold several queries. */
function limitsOf(source: unknown): number[] {
  if (typeof source !== "object" || source === null) return []
  const { limit, pagination, queries } = source as Record<string, unknown>
  const nested = [pagination, ...(Array.isArray(queries) ? (queries as unknown[]) : [])]
  return [...numbersIn(limit), ...nested.flatMap(limitsOf)]
}

/**
 * Refuses lists that are longer than one response of the Store API may be, Medusa's own among them.
 *
 * @throws MedusaError (400) that names the largest `limit`
 */
function refuseLongLists(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const limits = [...limitsOf(req.query), ...limitsOf(req.body)]
  if (limits.some((limit) => limit > STORE_LIST_MOST)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `limit must be at most ${STORE_LIST_MOST}: read longer lists page by page, with offset`,
    )
  }
  next()
}

export const listLimitMiddlewares: MiddlewareRoute[] = [{ matcher: "/store", middlewares: [refuseLongLists] }]
