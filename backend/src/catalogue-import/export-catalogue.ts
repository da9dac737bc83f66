import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { defaultVariantOf } from "../product/default-variant"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { CSV_START, csvLines } from "../lib/csv"
import { cellInFile, productCells } from "./product-cells"
import { readBrands, readShopAsItIs, readStoredProducts } from "./stored-catalogue"

/** The default variant of each product that has a part number. */
const VARIANTS = `
  select variant.id from product
  join lateral ${defaultVariantOf("product.id")} variant on variant.sku is not null
  where product.id = any(?) and product.deleted_at is null order by product.id`

/**
 * Writes products as the file that the importer reads: importing it again changes nothing. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe, which the importer takes away. Products without a part number
 * are left out.
 *
 * @param container any container of the application
 * @param portions ids of products
 * @returns the file, bit by bit
 */
export async function* exportCatalogue(
  container: MedusaContainer,
  portions: AsyncIterable<string[]>,
): AsyncGenerator<string> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shop = await readShopAsItIs(container)
  const brands = await readBrands(container)
  const cellsOf = productCells({ brands, machineTypes: shop.machineTypes })
  yield CSV_START + csvLines([CATALOGUE_COLUMNS.map(({ name }) => name)], "needed")
  for await (const ids of portions) {
    const stored = await connection.raw<{ rows: { id: string }[] }>(VARIANTS, [ids])
    const variants = stored.rows.map(({ id }) => id)
    const products = new Map(
      (await readStoredProducts(container, shop, variants)).map((product) => [product.variant_id, product]),
    )
    const rows = variants.flatMap((id) => {
      const product = products.get(id)
      if (!product) return []
      const cells = cellsOf(product)
      return cellInFile(cells, "part_number") === ""
        ? []
        : [CATALOGUE_COLUMNS.map(({ name }) => cells[name] ?? null)]
    })
    yield csvLines(rows, "needed")
  }
}
