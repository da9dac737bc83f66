import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type SpecificationKey } from "../contract/specifications"
import { defaultVariantOf } from "../product/default-variant"
import { picturesOf } from "../product/read-products"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { CSV_START, csvLine } from "../lib/csv"
import { readShopAsItIs, readStoredProducts, type StoredProduct } from "./stored-catalogue"

const STATUSES: ReadonlySet<string> = new Set(["published", "draft"])

const lineOf = (cells: readonly (string | null)[]) => csvLine(cells, "needed")

const joined = (list: readonly string[] | undefined) => (list ?? []).join("|")

const figure = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value)

/** What the cells of a stored product say, by column. */
function cellsOf(
  product: StoredProduct,
  brand: string | undefined,
  machineType: string | undefined,
): Record<string, string | null | undefined> {
  const { profile, images, price, stock, status } = product
  const pictures = picturesOf(images, profile)
  const specifications = (profile?.specifications ?? {}) as Record<string, string | number | string[] | null>
  const specification = (key: SpecificationKey) => {
    const value = specifications[key]
    return Array.isArray(value) ? joined(value) : value === null || value === undefined ? "" : String(value)
  }
  return {
    part_number: product.sku,
    name: product.title,
    brand,
    machine_type: machineType,
    price: price === null ? "" : price.toFixed(2),
    price_text: profile?.price_text,
    stock: figure(stock ?? 0),
    status: STATUSES.has(status) ? status : "",
    short_description: product.subtitle,
    description: product.description,
    long_description: profile?.long_description,
    key_features: joined(profile?.key_features),
    features: joined(profile?.features),
    compatibility: joined(profile?.compatibility),
    rating: figure(profile?.rating),
    review_count: figure(profile?.review_count),
    tags: joined(product.tags),
    image_urls: joined(images),
    image_alts: joined(pictures.map(({ alt_text: text }) => text)),
    image_titles: joined(pictures.map(({ title_text: text }) => text)),
    brochure_url: profile?.brochure_url,
    seo_title: profile?.seo_title,
    seo_description: profile?.seo_description,
    seo_keywords: joined(profile?.seo_keywords),
    handle: product.handle,
    ...Object.fromEntries(
      CATALOGUE_COLUMNS.flatMap(({ name, specification: of }) => (of ? [[name, specification(of.key)]] : [])),
    ),
  }
}

/** Names by id. */
async function readNames(
  container: MedusaContainer,
  entity: "brand" | "product_category",
): Promise<Map<string, string>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity, fields: ["id", "name"] })
  return new Map((data as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
}

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
  const machineTypes = await readNames(container, "product_category")
  const brands = await readNames(container, "brand")
  yield CSV_START + lineOf(CATALOGUE_COLUMNS.map(({ name }) => name))
  for await (const ids of portions) {
    const { rows } = await connection.raw<{ rows: { id: string }[] }>(VARIANTS, [ids])
    const variants = rows.map(({ id }) => id)
    const products = new Map(
      (await readStoredProducts(container, shop, variants)).map((product) => [product.variant_id, product]),
    )
    const lines = variants.flatMap((id) => {
      const product = products.get(id)
      if (!product) return []
      const [category] = product.category_ids
      const cells = cellsOf(product, brands.get(product.brand_id ?? ""), machineTypes.get(category ?? ""))
      return [lineOf(CATALOGUE_COLUMNS.map(({ name }) => cells[name] ?? null))]
    })
    yield lines.join("")
  }
}
