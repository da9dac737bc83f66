import type { CartProduct } from "./cart-product"
import { repairProduct } from "./repair"

/** Longest wait for the response, in ms: longer than the server waits for the backend. */
const TIMEOUT_MS = 12_000

interface Asked {
  readonly variants?: readonly string[]
  readonly part_numbers?: readonly string[]
  /** False where nobody asks what may be meant by an unknown part number, which takes a search for each. */
  readonly near?: boolean
}

/** Products in the order of the request. */
export interface Found {
  /** Null where the shop no longer sells the variant. */
  readonly variants: readonly (CartProduct | null)[]
  /** For each part number none, one, or several where it is ambiguous. */
  readonly partNumbers: readonly (readonly CartProduct[])[]
  /** For each part number without a product those that may be meant. */
  readonly near: readonly (readonly CartProduct[])[]
}

const listIn = (body: unknown, name: string, length: number): unknown[] => {
  const list: unknown = (body as Record<string, unknown> | null)?.[name]
  if (!Array.isArray(list) || list.length !== length) throw new Error(`The answer has no list of ${name}`)
  return list
}

/**
 * Requests the present state of products from the shop.
 *
 * @param signal aborts the request
 * @throws Error when there is no response, or an invalid one
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
  const productsIn = (name: string) =>
    listIn(body, name, asked.part_numbers?.length ?? 0).map((products) =>
      (Array.isArray(products) ? products : []).flatMap((one) => repairProduct(one) ?? []),
    )
  return {
    variants: listIn(body, "variants", asked.variants?.length ?? 0).map(repairProduct),
    partNumbers: productsIn("part_numbers"),
    near: productsIn("near"),
  }
}
