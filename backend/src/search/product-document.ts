import {
  ACCESSORY_FIELDS,
  type AccessoryField,
  partNumberKey,
  SPECIFICATIONS,
  type Specifications,
  STOCK_PLENTY,
  type StockBand,
} from "../contract"
import { byRankThenId, defaultVariant } from "../product/default-variant"
import { machineTypeOf } from "../product/machine-type"
import { mentionedPartNumbers } from "../product/mentioned-part-numbers"
import { type CountedVariant, isCounted } from "../product/sellable-stock"
import { specificationField, type ProductDocument } from "./product-fields"

interface Variant extends CountedVariant {
  updated_at: string | Date
  sku: string | null
  variant_rank: number | null
  price_set?: { prices?: { updated_at: string | Date }[] } | null
  inventory_items?: { inventory?: { location_levels?: { updated_at: string | Date }[] } | null }[]
}

/** What visitors can buy of a product now. */
interface Offer {
  /** What a guest pays for one piece, in pounds ex VAT; null where there is no figure. */
  price: number | null
  /** Pieces that can be sold. */
  stock: number
}

/** Lists of a profile whose entries are sentences. */
export const TEXT_LIST_FIELDS = ["key_features", "features", "compatibility"] as const
type TextListField = (typeof TEXT_LIST_FIELDS)[number]

/** One product with the fields of {@link PRODUCT_GRAPH_FIELDS}. */
export interface ProductRow {
  id: string
  title: string
  handle: string
  subtitle: string | null
  description: string | null
  status: string
  thumbnail: string | null
  created_at: string | Date
  updated_at: string | Date
  images?: { url: string }[]
  sales_channels?: { id: string }[]
  categories?: { id: string; name: string; handle: string }[]
  brand?: { id: string; name: string; handle: string } | null
  product_profile?:
    | (Partial<Record<AccessoryField | TextListField, string[] | null>> & {
        long_description?: string | null
        specifications?: Specifications | null
        price_text?: string | null
        reorder_level?: number | null
        images?: { url: string; alt_text: string }[] | null
        updated_at: string | Date
      })
    | null
  variants?: Variant[]
  /** Views and enquiries of the last weeks; left out, none are known. */
  popularity?: number
}

/** The fields of Medusa's graph that make a document. */
export const PRODUCT_GRAPH_FIELDS = [
  "id",
  "title",
  "handle",
  "subtitle",
  "description",
  "status",
  "thumbnail",
  "created_at",
  "updated_at",
  "images.url",
  "sales_channels.id",
  "categories.id",
  "categories.name",
  "categories.handle",
  "brand.id",
  "brand.name",
  "brand.handle",
  "product_profile.specifications",
  "product_profile.price_text",
  "product_profile.reorder_level",
  "product_profile.images",
  "product_profile.long_description",
  ...TEXT_LIST_FIELDS.map((field) => `product_profile.${field}`),
  ...ACCESSORY_FIELDS.map((field) => `product_profile.${field}`),
  "product_profile.updated_at",
  "variants.id",
  "variants.updated_at",
  "variants.sku",
  "variants.variant_rank",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.price_set.prices.updated_at",
  "variants.inventory_items.inventory.location_levels.updated_at",
]

/** Band of the stock badge (specification, section 9). */
const stockBand = (stock: number): StockBand => (stock === 0 ? "out" : stock <= STOCK_PLENTY ? "low" : "in")

/** Whether less than the level is in stock; null without a level. Stock that nobody counts is never too low. */
const isBelowLevel = (level: number | null, stock: number, variant: Variant | undefined) =>
  level === null ? null : stock < level && (!variant || isCounted(variant))

/** Part numbers of variants, the default one's first. */
const partNumbersOf = (variants: readonly Variant[] = []) =>
  variants.toSorted(byRankThenId).flatMap(({ sku }) => sku ?? [])

/** Keys of part numbers, each once. */
const keysOf = (partNumbers: readonly string[]) => [...new Set(partNumbers.map(partNumberKey))]

/** The texts of a product that may mention other products. */
const textsOf = ({ subtitle, description, product_profile: profile }: ProductRow) => [
  subtitle,
  description,
  profile?.long_description,
  ...TEXT_LIST_FIELDS.flatMap((field) => profile?.[field] ?? []),
]

/** Time of the last change of a product or of any record in its document. */
function lastChange({ updated_at, product_profile: profile, variants = [] }: ProductRow): Date {
  const prices = variants.flatMap(({ price_set: set }) => set?.prices ?? [])
  const levels = variants
    .flatMap(({ inventory_items: items = [] }) => items)
    .flatMap(({ inventory }) => inventory?.location_levels ?? [])
  const times = [...variants, ...prices, ...levels, ...(profile ? [profile] : [])].map(
    (part) => part.updated_at,
  )
  return new Date(Math.max(...[updated_at, ...times].map((time) => new Date(time).getTime())))
}

/**
 * Makes the document of a product.
 *
 * @param row with the fields of {@link PRODUCT_GRAPH_FIELDS}
 * @param offer what visitors can buy of it now
 */
export function productDocument(row: ProductRow, { price, stock }: Offer): ProductDocument {
  const variant = defaultVariant(row.variants)
  const machineType = machineTypeOf(row.categories)
  const profile = row.product_profile
  const thumbnail = row.thumbnail ?? row.images?.[0]?.url ?? null
  const reorderLevel = profile?.reorder_level ?? null
  const specifications = profile?.specifications ?? {}
  return {
    id: row.id,
    title: row.title,
    handle: row.handle,
    short_description: row.subtitle,
    thumbnail,
    thumbnail_alt: profile?.images?.find(({ url }) => url === thumbnail)?.alt_text ?? null,
    part_number: variant?.sku ?? null,
    part_numbers: partNumbersOf(row.variants),
    part_number_key: variant?.sku ? partNumberKey(variant.sku) : null,
    mentioned_part_numbers: mentionedPartNumbers(textsOf(row), variant?.sku ?? null),
    accessory_keys: keysOf(ACCESSORY_FIELDS.flatMap((field) => profile?.[field] ?? [])),
    variant_id: variant?.id ?? null,
    brand_id: row.brand?.id ?? null,
    brand_name: row.brand?.name ?? null,
    brand_handle: row.brand?.handle ?? null,
    machine_type_id: machineType?.id ?? null,
    machine_type_name: machineType?.name ?? null,
    machine_type_handle: machineType?.handle ?? null,
    price,
    price_text: profile?.price_text ?? null,
    stock,
    reorder_level: reorderLevel,
    below_reorder_level: isBelowLevel(reorderLevel, stock, variant),
    in_stock: stock > 0,
    stock_band: stockBand(stock),
    status: row.status,
    // In one order, however they were read: documents are compared.
    sales_channel_ids: (row.sales_channels ?? []).map(({ id }) => id).sort(),
    popularity: row.popularity ?? 0,
    created_at: new Date(row.created_at),
    updated_at: lastChange(row),
    ...Object.fromEntries(
      SPECIFICATIONS.flatMap(({ key }) =>
        specifications[key] === undefined ? [] : [[specificationField(key), specifications[key]]],
      ),
    ),
  }
}
