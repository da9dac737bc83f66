import {
  COUNTRY,
  CURRENCY,
  partNumberKey,
  type StoreCatalogueResponse,
  type StoreRelatedProductsResponse,
} from "@scanwright/backend/contract"
import { cache } from "react"
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

/** Products shown beside another: two rows of the carousel. */
const RELATED = 8
/** Best matches among which a named product is looked for. */
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
 * @param brand handle of the brand under which it is shown, whose change of name it must follow
 * @param machineType handle of the machine type under which it is shown, likewise
 * @throws Error where one of the three is empty (specification, section 5)
 */
export const readProduct = cache(
  async (handle: string, brand: string, machineType: string): Promise<Product | null> => {
    if (!handle || !brand || !machineType) throw new Error("Missing required parameters")
    const { products } = await readCached<{ products: ApiProduct[] }>(
      "/store/products",
      { handle, region_id: await readRegionId(), fields: PRODUCT_FIELDS, limit: 1 },
      [tags.product(handle), tags.brand(brand), tags.machineType(machineType)],
    )
    const product = products.find((one) => one.handle === handle)
    return product ? toProduct(product) : null
  },
)

/** Each is read like its own page, and left out when it is gone. */
async function readEach(found: readonly ProductSummary[]): Promise<Product[]> {
  const read = await Promise.all(
    found.map(({ handle, brand, machineType }) => readProduct(handle, brand.handle, machineType.handle)),
  )
  return read.filter((one) => one !== null)
}

/**
 * Products of the same machine type, then of the same brand (specification, 7). Which ones they are is read again when the
 * product itself changes; what is shown of each is read like its own page, so that a changed price refreshes the pages that
 * show it and no others.
 */
export async function readRelated({ id, handle }: Product): Promise<Product[]> {
  const response = await readCachedIfAny<StoreRelatedProductsResponse>(
    `/store/products/${encodeURIComponent(id)}/related`,
    { limit: RELATED },
    [tags.product(handle)],
  )
  return readEach((response?.products ?? []).map(toProductSummary))
}

/** Something a product works with; the product of ours that it names, if it names one. */
export interface CompatibleEntry {
  readonly text: string
  readonly product: Product | null
}

/** Words of an entry that may be a part number: five letters and digits or more, a digit or a hyphen among them. */
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

/** What a product works with, each entry with the product of ours that it names. */
export const readCompatibility = (product: Product): Promise<CompatibleEntry[]> =>
  Promise.all(product.compatibility.map(async (text) => ({ text, product: await findNamed(text, product) })))
