import {
  ACCESSORY_FIELDS,
  type AccessoryField,
  COUNTRY,
  CURRENCY,
  isFindable,
  partNumberKey,
  type StoreCatalogueResponse,
  type StoreRelatedProductsResponse,
} from "@scanwright/backend/contract"
import { cache } from "react"
import { site } from "@/config/site"
import { tags } from "./cache-manifest"
import { readCached, readCachedIfAny } from "./client"
import {
  PRODUCT_FIELDS,
  toProduct,
  toProductSummary,
  type ApiProduct,
  type Product,
  type ProductSummary,
} from "./shapes"

/** Number of related products: two rows of the carousel. */
const RELATED = 8
/** Number of search results among which a named product is looked for. */
const NAMED_CANDIDATES = 3

interface RegionsResponse {
  regions: { id: string; currency_code: string; countries?: { iso_2?: string }[] | null }[]
}

/**
 * The region whose prices are shown: the one that sells to the shop's country in its currency.
 *
 * @throws Error when Medusa has no such region; nothing can be priced then
 */
export const readRegionId = cache(async (): Promise<string> => {
  const { regions } = await readCached<RegionsResponse>("/store/regions", { limit: 100 }, [])
  const region = regions.find(
    ({ currency_code: currency, countries }) =>
      currency === CURRENCY && (countries ?? []).some((country) => country.iso_2 === COUNTRY),
  )
  if (!region)
    throw new Error(`Medusa has no region for ${COUNTRY.toUpperCase()} in ${CURRENCY.toUpperCase()}`)
  return region.id
})

/**
 * A product with everything its page shows, or null.
 *
 * @param handle its slug
 * @param brand handle of the brand in the address; a renamed brand invalidates the product
 * @param machineType handle of the machine type in the address, likewise
 * @throws Error where one of the three is empty (specification, section 5)
 */
export const readProduct = cache(
  async (handle: string, brand: string, machineType: string): Promise<Product | null> => {
    if (!handle || !brand || !machineType) throw new Error("Missing required parameters")
    if (!isFindable(handle)) return null
    const { products } = await readCached<{ products: ApiProduct[] }>(
      "/store/products",
      { handle, region_id: await readRegionId(), fields: PRODUCT_FIELDS, limit: 1 },
      [tags.product(handle), tags.brand(brand), tags.machineType(machineType)],
    )
    const product = products.find((one) => one.handle === handle)
    return product ? toProduct(product, site().showsDefaults) : null
  },
)

/** Reads each product as its own page does, and leaves out those that no longer exist. */
async function readEach(found: readonly ProductSummary[]): Promise<Product[]> {
  const read = await Promise.all(
    found.map(({ handle, brand, machineType }) => readProduct(handle, brand.handle, machineType.handle)),
  )
  return read.filter((one) => one !== null)
}

/**
 * Products of the same machine type, then of the same brand (specification, 7). The list is read again when the product
 * itself changes. Each product is read as its own page reads it, so that a changed price invalidates only the pages that
 * show the product.
 */
export async function readRelated({ id, handle }: Product): Promise<Product[]> {
  const response = await readCachedIfAny<StoreRelatedProductsResponse>(
    `/store/products/${encodeURIComponent(id)}/related`,
    { limit: RELATED },
    [tags.product(handle)],
  )
  return readEach((response?.products ?? []).map(toProductSummary))
}

/** Products often bought with another that its page shows, and most that are looked at for them. */
const BOUGHT_WITH = 4
const BOUGHT_WITH_LOOKED_AT = 24

/**
 * Products that customers asked for together with one, but for those that its page shows as fitting. The backend reports
 * the product as changed when another one comes to them.
 *
 * @param fitting what the page shows already
 */
export async function readBoughtWith(
  { id, handle }: Product,
  fitting: readonly FittingGroup[],
): Promise<Product[]> {
  const response = await readCachedIfAny<StoreRelatedProductsResponse>(
    `/store/products/${encodeURIComponent(id)}/bought-with`,
    { limit: BOUGHT_WITH_LOOKED_AT },
    [tags.product(handle)],
  )
  const shown = new Set(fitting.flatMap(({ products }) => products.map((one) => one.id)))
  const found = (response?.products ?? []).filter((one) => !shown.has(one.id)).slice(0, BOUGHT_WITH)
  return readEach(found.map(toProductSummary))
}

/** Most products under one heading of what fits what, and most that one text links to. */
const FITTING_MOST = 24

/** What fits a product, or what a product fits, under one heading. */
export interface FittingGroup {
  readonly kind: AccessoryField | "devices"
  readonly products: readonly Product[]
}

/** Published products of a query of the catalogue, but for one, each read as its own page reads it. */
async function readFound(query: Record<string, string>, own: Product): Promise<Product[]> {
  const { products } = await readCached<StoreCatalogueResponse>(
    "/store/catalogue",
    { ...query, order: "name", limit: FITTING_MOST, facets: false },
    [tags.product(own.handle)],
  )
  return readEach(products.map(toProductSummary).filter(({ id }) => id !== own.id))
}

/**
 * What fits a product (accessories, consumables, spare parts, as far as they are sold here), then the devices that it fits
 * itself. The backend reports a change of either side as a change of both.
 *
 * @returns only groups that hold something
 */
export async function readFitting(product: Product): Promise<FittingGroup[]> {
  const asked = [
    ...ACCESSORY_FIELDS.map((kind) => ({ kind, query: { part_number: product.fitting[kind].join(",") } })),
    { kind: "devices" as const, query: { accessory: product.partNumber ?? "" } },
  ]
  const groups = await Promise.all(
    asked.map(async ({ kind, query }) => {
      const isAsked = Object.values(query).some(Boolean)
      return { kind, products: isAsked ? await readFound(query, product) : [] }
    }),
  )
  return groups.filter(({ products }) => products.length > 0)
}

/**
 * Published products with these part numbers, in any spelling, but for one.
 *
 * @param partNumbers at most as many as the catalogue looks up at once; of the found ones the first {@link FITTING_MOST}
 * @param own the product that names them
 */
export const readByPartNumbers = async (partNumbers: readonly string[], own: Product): Promise<Product[]> =>
  partNumbers.length === 0 ? [] : readFound({ part_number: partNumbers.join(",") }, own)

/** An entry of the compatibility list, with the product of ours that the entry names, if any. */
export interface CompatibleEntry {
  readonly text: string
  readonly product: Product | null
}

/** Words of an entry that may be a part number: at least five letters and digits, with a digit or a hyphen among them. */
const partNumbersIn = (entry: string): string[] =>
  entry.split(/[\s,()]+/u).filter((word) => /[\d-]/.test(word) && partNumberKey(word).length >= 5)

const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase("en-GB") === other.trim().toLocaleLowerCase("en-GB")

/** The product of ours that an entry names, by its whole name or by a part number in it. */
async function findNamed(entry: string, own: Product): Promise<Product | null> {
  for (const query of [...partNumbersIn(entry), entry]) {
    const { products } = await readCached<StoreCatalogueResponse>(
      "/store/catalogue",
      { q: query, order: "relevance", limit: NAMED_CANDIDATES, facets: false },
      [tags.product(own.handle)],
    )
    const named = products
      .map(toProductSummary)
      .find(
        ({ id, name, partNumber }) =>
          id !== own.id &&
          (sameName(name, entry) ||
            (partNumber !== null && partNumberKey(partNumber) === partNumberKey(query))),
      )
    if (named) return (await readEach([named]))[0] ?? null
  }
  return null
}

/** The compatibility list of a product, each entry with the product of ours that the entry names. */
export const readCompatibility = (product: Product): Promise<CompatibleEntry[]> =>
  Promise.all(product.compatibility.map(async (text) => ({ text, product: await findNamed(text, product) })))
