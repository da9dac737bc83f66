import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { defaultVariant } from "../product/default-variant"
import { readGuestPrices } from "../product/guest-prices"
import { productDocument, type ProductRow } from "./product-document"
import { type ProductDocument } from "./product-fields"

/**
 * Makes the documents of products, with the prices of this moment.
 *
 * @param query Medusa's graph
 * @param rows of products
 */
export async function productDocuments(
  query: Pick<RemoteQueryFunction, "graph">,
  rows: readonly ProductRow[],
): Promise<ProductDocument[]> {
  const variantOf = (row: ProductRow) => defaultVariant(row.variants)?.id
  const prices = await readGuestPrices(
    query,
    rows.flatMap((row) => variantOf(row) ?? []),
  )
  return rows.map((row) => productDocument(row, prices.get(variantOf(row) ?? "") ?? null))
}
