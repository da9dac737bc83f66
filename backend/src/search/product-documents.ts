import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { readDefaultChannel } from "../product/default-location"
import { defaultVariant } from "../product/default-variant"
import { readGuestPrices } from "../product/guest-prices"
import { readSellableStock } from "../product/sellable-stock"
import { productDocument, type ProductRow } from "./product-document"
import { type ProductDocument } from "./product-fields"

/**
 * Makes the documents of products, with the prices and stock of this moment.
 *
 * @param query Medusa's graph
 * @param rows of products
 */
export async function productDocuments(
  query: Omit<RemoteQueryFunction, symbol>,
  rows: readonly ProductRow[],
): Promise<ProductDocument[]> {
  const variants = rows.flatMap((row) => defaultVariant(row.variants) ?? [])
  const ids = variants.map(({ id }) => id)
  const channel = await readDefaultChannel(query)
  const [prices, stock] = await Promise.all([
    readGuestPrices(query, ids),
    readSellableStock(query, channel, variants),
  ])
  return rows.map((row) => {
    const id = defaultVariant(row.variants)?.id ?? ""
    return productDocument(row, { price: prices.get(id) ?? null, stock: stock.get(id) ?? 0 })
  })
}
