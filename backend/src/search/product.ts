import { defineSearchIndex, graphConsume, graphSeed } from "@medusajs/framework/utils"
import { PRODUCT_GRAPH_FIELDS, productDocument, type ProductRow } from "./product-document"
import { PRODUCT_INDEX, productFields, PRODUCTS_STALE } from "./product-fields"

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
