import { defineSearchIndex, graphConsume, graphSeed } from "@medusajs/framework/utils"
import { PRODUCT_GRAPH_FIELDS, productDocument, type ProductRow } from "./product-document"
import { PRODUCT_INDEX, productFields } from "./product-fields"

/**
 * The one event that rewrites documents: `{ ids }` of at most a few hundred products. Many things make a document
 * stale; src/subscribers/catalogue.ts turns each of them into this, in order and in small portions, because a change
 * of a brand can touch tens of thousands of products.
 */
export const PRODUCTS_STALE = "catalogue.products-stale"

const source = {
  fields: PRODUCT_GRAPH_FIELDS,
  transform: (rows: Record<string, unknown>[]) =>
    rows.map((row) => productDocument(row as unknown as ProductRow)),
}

export default defineSearchIndex({
  name: PRODUCT_INDEX,
  entity: "product",
  fields: productFields,
  events: [PRODUCTS_STALE],
  consume: graphConsume({
    ...source,
    resolve_ids: ({ data }) => (data as { ids: string[] }).ids,
  }),
  seed: graphSeed(source),
})
