import { type SearchTypes } from "@medusajs/framework/types"
import { defineSearchIndex, graphConsume, graphSeed } from "@medusajs/framework/utils"
import { PROVIDER } from "@scanwright/search-columns"
import { readPopularity } from "./popularity"
import { PRODUCT_GRAPH_FIELDS, type ProductRow } from "./product-document"
import { productDocuments } from "./product-documents"
import { PRODUCT_INDEX, productColumns, productFields, PRODUCTS_STALE } from "./product-fields"

const source = {
  fields: PRODUCT_GRAPH_FIELDS,
  transform: async (
    rows: Record<string, unknown>[],
    { container }: Pick<SearchTypes.SearchIngestionContext, "container">,
  ) => {
    const products = rows as unknown as ProductRow[]
    const popularity = await readPopularity(
      container.query,
      products.map(({ id }) => id),
    )
    return productDocuments(
      container.query,
      products.map((row) => ({ ...row, popularity: popularity.get(row.id) })),
    )
  },
}

export default defineSearchIndex({
  name: PRODUCT_INDEX,
  entity: "product",
  fields: productFields,
  settings: { provider_options: { [PROVIDER]: productColumns } },
  events: [PRODUCTS_STALE],
  consume: graphConsume({
    ...source,
    resolve_ids: ({ data }) => (data as { ids: string[] }).ids,
  }),
  // Larger batches would block the event loop for more than a tenth of a second.
  seed: graphSeed({ ...source, batch_size: 25 }),
})
