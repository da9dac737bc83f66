import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  emptyProfile,
  isOfKind,
  PROFILE_FIELDS,
  type ProductProfile,
  type ProfileField,
} from "../contract/product"
import { carriesSpecification, type MachineTypeName } from "../contract/specifications"
import { defaultVariantOf } from "../product/default-variant"
import { picturesOf } from "../product/read-products"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { PART_NUMBER_SEPARATOR } from "./cell-readers"
import { CSV_START, csvLines } from "../lib/csv"
import { readShopAsItIs, readStoredProducts, type StoredProduct } from "./stored-catalogue"

const STATUSES: ReadonlySet<string> = new Set(["published", "draft"])

/** The text of a cell: lists joined, numbers and texts as they are, empty where there is none. */
const cell = (value: string | number | readonly string[] | null | undefined, separator = "|"): string =>
  typeof value === "string"
    ? value
    : typeof value === "number"
      ? String(value)
      : (value ?? []).join(separator)

/** The cells of a profile's fields, by column; pictures and specifications have columns of their own, files none. */
function profileCells(profile: ProductProfile): Record<string, string> {
  const fields = PROFILE_FIELDS.filter(
    (field) => field !== "images" && field !== "specifications" && field !== "files",
  )
  const separatorOf = (field: ProfileField) =>
    isOfKind(field, "part-numbers") ? PART_NUMBER_SEPARATOR : undefined
  return Object.fromEntries(fields.map((field) => [field, cell(profile[field], separatorOf(field))]))
}

/** What the cells of a stored product say, by column. */
function cellsOf(
  product: StoredProduct,
  brand: string | undefined,
  machineType: { name: string | undefined; ours: MachineTypeName | undefined },
): Record<string, string | null | undefined> {
  const { images, price, stock, status } = product
  const profile = product.profile ?? emptyProfile()
  const pictures = picturesOf(images, profile)
  return {
    ...profileCells(profile),
    part_number: product.sku,
    name: product.name,
    brand,
    machine_type: machineType.name,
    price: price === null ? "" : price.toFixed(2),
    stock: cell(stock ?? 0),
    status: STATUSES.has(status) ? status : "",
    short_description: product.short_description,
    description: product.description,
    tags: cell(product.tags),
    image_urls: cell(images),
    image_alts: cell(pictures.map(({ alt_text: text }) => text)),
    image_titles: cell(pictures.map(({ title_text: text }) => text)),
    handle: product.handle,
    ...Object.fromEntries(
      CATALOGUE_COLUMNS.flatMap(({ name, specification }) =>
        specification && carriesSpecification(machineType.ours, specification)
          ? [[name, cell(profile.specifications[specification.key])]]
          : [],
      ),
    ),
  }
}

/** Names by id. */
async function readBrandNames(container: MedusaContainer): Promise<Map<string, string>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "brand", fields: ["id", "name"] })
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
  const { records, ours } = shop.machineTypes
  const machineTypes = new Map(records.map(({ id, name }) => [id, name]))
  const brands = await readBrandNames(container)
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
      const category = product.category_ids[0] ?? ""
      const machineType = { name: machineTypes.get(category), ours: ours.get(category) }
      const cells = cellsOf(product, brands.get(product.brand_id ?? ""), machineType)
      return [CATALOGUE_COLUMNS.map(({ name }) => cells[name] ?? null)]
    })
    yield csvLines(rows, "needed")
  }
}
