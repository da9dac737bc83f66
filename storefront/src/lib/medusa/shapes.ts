import {
  ACCESSORY_FIELDS,
  type AccessoryField,
  defaultVariant,
  type ProductFile as StoredFile,
  machineTypeOf,
  PUBLIC_PROFILE_FIELDS,
  PRODUCT_FILE_KIND_LABELS,
  productField,
  productFileType,
  SPECIFICATION_GROUPS,
  SPECIFICATIONS,
  INQUIRY_QUANTITY_MOST,
  type ProductSuggestion,
  type SpecificationDefinition,
  type Specifications,
  type StoreBrand,
  type StoreCatalogueProduct,
  type StoreMachineType,
  type StoreProductProfile,
} from "@scanwright/backend/contract"
import { brandOr, machineTypeOr, type Named, type NamedOrDefault } from "./classification"
import { READ_DEFAULTS } from "./defaults"
import { toMediaPath, toPicturePath, withMediaPaths } from "./media"

export interface Brand extends Named {
  /** Address of the logo; null where the first letter of the name is shown instead. */
  readonly logo: string | null
  readonly productCount: number
}

export interface MachineType extends Brand {
  /** One paragraph of plain text. */
  readonly intro: string | null
}

/** A product as lists show it. */
export interface ProductSummary {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly brand: NamedOrDefault
  readonly machineType: NamedOrDefault
  readonly shortDescription: string | null
  readonly image: string | null
  readonly imageAlt: string
  readonly partNumber: string | null
  /** The Medusa variant for a checkout; null where the product has none. */
  readonly variantId: string | null
  /** Pounds ex VAT; null where `priceText` is shown instead. */
  readonly price: number | null
  readonly priceText: string | null
  readonly stock: number
}

/** A product as the search box shows it. */
export type SuggestedProduct = Omit<ProductSummary, "variantId" | "shortDescription" | "imageAlt">

export interface ProductImage {
  readonly url: string
  readonly alt: string
  readonly title: string
}

/** A file that visitors download. */
export interface ProductFile {
  /** Address on this site. */
  readonly href: string
  readonly title: string
  /** What it is: "Manual". */
  readonly kind: string
  /** "PDF" */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Empty where nobody says. */
  readonly language: string
  readonly version: string
}

export interface ProductRating {
  /** From 1 to 5. */
  readonly value: number
  /** Null where nobody says how many. */
  readonly count: number | null
  /** True where nobody has rated the product and the specification's default is shown; never in structured data. */
  readonly isDefault: boolean
}

/** One specification as text. */
export interface SpecificationLine {
  /** Heading that it stands under. */
  readonly group: string
  readonly label: string
  readonly value: string
}

/** A product as its own page shows it. */
export interface Product extends Omit<ProductSummary, "image" | "imageAlt"> {
  /** At least one description; empty text where there is none. */
  readonly description: string
  /** HTML as the shop's staff wrote it: sanitise before showing. */
  readonly longDescription: string | null
  /** Address of the maker's brochure. */
  readonly brochureUrl: string | null
  readonly files: readonly ProductFile[]
  readonly images: readonly ProductImage[]
  readonly keyFeatures: readonly string[]
  readonly compatibility: readonly string[]
  /** Part numbers of what fits it, by kind. */
  readonly fitting: Readonly<Record<AccessoryField, readonly string[]>>
  /** Working days until dispatch while there is none in stock; null where nobody says. */
  readonly leadTimeDays: number | null
  /** By group, in the order of the groups. */
  readonly specifications: readonly SpecificationLine[]
  /** Null where nobody has rated the product and no default is shown. */
  readonly rating: ProductRating | null
  readonly tags: readonly string[]
  readonly seo: {
    readonly title: string | null
    readonly description: string | null
    readonly keywords: readonly string[]
  }
  /** When it, its variant or its profile was last changed, as ISO text; 1970 in a preview. */
  readonly updatedAt: string
}

/** The fields of Medusa's own product that {@link PRODUCT_FIELDS} asks for. */
export interface ApiProduct {
  id: string
  title: string
  handle: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  /** none in a preview */
  updated_at?: string
  images: { url: string }[] | null
  tags: { value: string }[] | null
  categories: { id: string; name: string; handle: string }[] | null
  variants:
    | {
        id: string
        sku: string | null
        variant_rank: number | null
        manage_inventory: boolean
        allow_backorder: boolean
        updated_at?: string
        inventory_quantity?: number | null
        calculated_price?: { calculated_amount: number | null } | null
      }[]
    | null
  brand?: { name: string; handle: string } | null
  product_profile?: (StoreProductProfile & { updated_at?: string }) | null
}

/** The fields that the product page requests, in the syntax of Medusa's `fields` parameter. */
export const PRODUCT_FIELDS = [
  "id,title,handle,subtitle,description,thumbnail,updated_at",
  "*images,*tags,*categories",
  "*variants,*variants.calculated_price,+variants.inventory_quantity",
  "brand.name,brand.handle",
  ...["id", "updated_at", ...PUBLIC_PROFILE_FIELDS].map((field) => `product_profile.${field}`),
].join(",")

/** A number, or a text that is a number ("149.00", "£1,299"); null for anything else. */
function toPounds(price: number | string | null | undefined): number | null {
  if (typeof price === "number") return Number.isFinite(price) ? price : null
  const digits = price?.trim().replace(/^£/, "").replaceAll(",", "")
  return digits && /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** Amount and text of a price; a text that is a number becomes the amount (specification, section 3). */
function toPrice(amount: number | null | undefined, text: string | null | undefined) {
  const price = toPounds(amount) ?? toPounds(text)
  return { price, priceText: price === null ? (text ?? null) : null }
}

/** A rating; less than one star, the least that a buyer can give, or no reviews say that nobody has rated the product. */
function toRating(value: number | null, count: number | null, showsDefaults: boolean): ProductRating | null {
  if (count === 0) return null
  if (value !== null) return value < 1 ? null : { value, count, isDefault: false }
  return showsDefaults
    ? { value: READ_DEFAULTS.rating, count: count ?? READ_DEFAULTS.reviewCount, isDefault: true }
    : null
}

/** Label of a row of specifications, the unit of its number, and its group. */
type RowDefinition = Pick<SpecificationDefinition, "label" | "unit" | "group">

type RowValue = Specifications[keyof Specifications] | null

/** A specification as text: lists joined by commas, numbers with their unit; null where there is none. */
export function wordSpecification({ unit }: Pick<RowDefinition, "unit">, value: RowValue): string | null {
  if (value === undefined || value === null || value === "") return null
  if (Array.isArray(value) && value.length === 0) return null
  const text = Array.isArray(value) ? value.join(", ") : String(value)
  return unit ? `${text} ${unit}` : text
}

/** A row of specifications as text; none where there is no value. */
function toRow(definition: RowDefinition, given: RowValue): SpecificationLine[] {
  const value = wordSpecification(definition, given)
  const { group = SPECIFICATION_GROUPS[0], label } = definition
  return value === null ? [] : [{ group, label, value }]
}

/** Specifications as text, in the contract's order. */
const toSpecificationRows = (given: Specifications) =>
  SPECIFICATIONS.flatMap((definition) => toRow(definition, given[definition.key]))

/** Rows by their group; within a group they keep their order. */
const inGroups = (rows: readonly SpecificationLine[]): SpecificationLine[] =>
  SPECIFICATION_GROUPS.flatMap((group) => rows.filter((row) => row.group === group))

type ApiVariant = NonNullable<ApiProduct["variants"]>[number]

/**
 * Number of pieces that can be sold; for variants without stock control or with backorders, more than any badge counts.
 */
function toStock(variant: ApiVariant | undefined): number {
  if (!variant) return READ_DEFAULTS.stock
  if (!variant.manage_inventory || variant.allow_backorder) return INQUIRY_QUANTITY_MOST
  return Math.max(0, variant.inventory_quantity ?? READ_DEFAULTS.stock)
}

const toPicture = (url: string | null): string | null => (url === null ? null : toPicturePath(url))

const firstFilled = (...lists: (readonly string[] | null | undefined)[]): readonly string[] =>
  lists.find((list) => list && list.length > 0) ?? []

/** The API's brand as pages show it. */
export const toBrand = (brand: StoreBrand): Brand => ({
  name: brand.name,
  handle: brand.handle,
  logo: toPicture(brand.logo),
  productCount: brand.product_count,
})

/** The API's machine type as pages show it. */
export const toMachineType = (machineType: StoreMachineType): MachineType => ({
  name: machineType.name,
  handle: machineType.handle,
  logo: toPicture(machineType.logo),
  productCount: machineType.product_count,
  intro: machineType.intro,
})

/** A suggestion of the API as the search box shows it. */
export const toSuggestedProduct = (suggestion: ProductSuggestion): SuggestedProduct => ({
  id: suggestion.id,
  name: suggestion.name,
  handle: suggestion.handle,
  brand: brandOr(suggestion.brand),
  machineType: machineTypeOr(suggestion.machine_type),
  image: toPicture(suggestion.thumbnail),
  partNumber: suggestion.part_number,
  ...toPrice(suggestion.price, suggestion.price_text),
  stock: suggestion.stock,
})

/** A product of the catalogue as lists show it. */
export const toProductSummary = (product: StoreCatalogueProduct): ProductSummary => ({
  id: product.id,
  name: product.name,
  handle: product.handle,
  brand: brandOr(product.brand),
  machineType: machineTypeOr(product.machine_type),
  shortDescription: product.short_description,
  image: toPicture(product.thumbnail),
  imageAlt: product.thumbnail_alt ?? product.name,
  partNumber: product.part_number,
  variantId: product.variant_id,
  ...toPrice(product.price, product.price_text),
  stock: product.stock,
})

const toFile = ({ url, kind, ...texts }: StoredFile): ProductFile => ({
  ...texts,
  href: toMediaPath(url),
  kind: PRODUCT_FILE_KIND_LABELS[kind],
  type: (productFileType(url) ?? "").toUpperCase(),
})

/** The last of some moments, as ISO text. */
const lastOf = (...moments: (string | undefined)[]): string =>
  new Date(Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)))).toISOString()

/**
 * Medusa's product with its links, as its page shows it.
 *
 * @param showsDefaults whether a default rating, features and tags stand in where the shop has none
 */
export function toProduct(product: ApiProduct, showsDefaults = false): Product {
  const profile = product.product_profile
  const variant = defaultVariant(product.variants)
  const machineType = machineTypeOf(product.categories)
  const urls = product.images?.map((image) => image.url) ?? []
  return {
    id: product.id,
    name: product.title,
    handle: product.handle,
    brand: brandOr(product.brand),
    machineType: machineTypeOr(machineType),
    shortDescription: product.subtitle,
    description: product.description ?? product.subtitle ?? "",
    longDescription: withMediaPaths(profile?.long_description ?? "") || null,
    brochureUrl: profile?.brochure_url ?? null,
    files: (profile?.files ?? []).map(toFile),
    images: (urls.length === 0 && product.thumbnail ? [product.thumbnail] : urls).map((url) => {
      const texts = profile?.images.find((image) => image.url === url)
      return {
        url: toPicturePath(url),
        alt: texts?.alt_text ?? product.title,
        title: texts?.title_text ?? product.title,
      }
    }),
    partNumber: variant?.sku ?? null,
    variantId: variant?.id ?? null,
    ...toPrice(variant?.calculated_price?.calculated_amount, profile?.price_text),
    stock: toStock(variant),
    keyFeatures: firstFilled(
      profile?.key_features,
      profile?.features,
      showsDefaults ? READ_DEFAULTS.features : [],
    ),
    compatibility: profile?.compatibility ?? [],
    fitting: Object.fromEntries(
      ACCESSORY_FIELDS.map((field) => [field, profile?.[field] ?? []]),
    ) as unknown as Product["fitting"],
    leadTimeDays: profile?.lead_time_days ?? null,
    specifications: inGroups([
      ...toSpecificationRows(profile?.specifications ?? {}),
      ...toRow(productField("warranty_months"), profile?.warranty_months),
    ]),
    rating: toRating(profile?.rating ?? null, profile?.review_count ?? null, showsDefaults),
    tags: firstFilled(
      product.tags?.map((tag) => tag.value),
      showsDefaults ? READ_DEFAULTS.tags : [],
    ),
    seo: {
      title: profile?.seo_title ?? null,
      description: profile?.seo_description ?? null,
      keywords: profile?.seo_keywords ?? [],
    },
    updatedAt: lastOf(product.updated_at, variant?.updated_at, profile?.updated_at),
  }
}
