import type { CartProduct } from "./cart-product"
import { repairProduct } from "./repair"

/** Longest wait for the response, in ms: longer than the server waits for the backend. */
const TIMEOUT_MS = 12_000

interface Asked {
  readonly variants?: readonly string[]
  readonly part_numbers?: readonly string[]
}

/** Products in the order they were asked for. */
export interface Found {
  /** Null where the shop sells it no more. */
  readonly variants: readonly (CartProduct | null)[]
  /** None, one, or several where a part number is ambiguous. */
  readonly partNumbers: readonly (readonly CartProduct[])[]
}

const listIn = (body: unknown, name: string, length: number): unknown[] => {
  const list: unknown = (body as Record<string, unknown> | null)?.[name]
  if (!Array.isArray(list) || list.length !== length) throw new Error(`The answer has no list of ${name}`)
  return list
}

/**
 * Asks the shop for products as they are now.
 *
 * @param signal gives the question up
 * @throws Error when there is no response, or one that cannot be understood
 */
export async function lookUp(asked: Asked, signal?: AbortSignal): Promise<Found> {
  const response = await fetch("/api/cart-lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
  })
  if (!response.ok) throw new Error(`Looking up products: HTTP ${response.status}`)
  const body: unknown = await response.json()
  return {
    variants: listIn(body, "variants", asked.variants?.length ?? 0).map(repairProduct),
    partNumbers: listIn(body, "part_numbers", asked.part_numbers?.length ?? 0).map((products) =>
      (Array.isArray(products) ? products : []).flatMap((one) => repairProduct(one) ?? []),
    ),
  }
}
