import { COUNTRY, CURRENCY, type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { cache } from "react"
import { tags } from "./cache-manifest"
import { readCached } from "./client"
import {
  PRODUCT_FIELDS,
  toProduct,
  toProductSummary,
  type ApiProduct,
  type Product,
  type ProductSummary,
} from "./shapes"

/** Products shown beside another. */
const RELATED = 4

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
 */
export const readProduct = cache(
  async (handle: string, brand: string, machineType: string): Promise<Product | null> => {
    const { products } = await readCached<{ products: ApiProduct[] }>(
      "/store/products",
      { handle, region_id: await readRegionId(), fields: PRODUCT_FIELDS, limit: 1 },
      [tags.product(handle), tags.brand(brand), tags.machineType(machineType)],
    )
    const product = products.find((one) => one.handle === handle)
    return product ? toProduct(product) : null
  },
)

async function readNeighbours(machineType: string, brand?: string): Promise<ProductSummary[]> {
  const { products } = await readCached<StoreCatalogueResponse>(
    "/store/catalogue",
    { machine_type: machineType, brand, in_stock: true, order: "name", limit: RELATED + 1, facets: false },
    [],
  )
  return products.map(toProductSummary)
}

/**
 * Products of the same machine type, those of the same brand first. Which ones they are is settled once and for all;
 * what is shown of each is read like its own page, so that a changed price refreshes the pages that show it and no others.
 */
export async function readRelated(product: Product): Promise<Product[]> {
  const { handle, brand, machineType } = product
  const [ofBrand, ofType] = await Promise.all([
    readNeighbours(machineType.handle, brand.handle),
    readNeighbours(machineType.handle),
  ])
  const chosen = [...new Map([...ofBrand, ...ofType].map((one) => [one.handle, one])).values()]
    .filter((one) => one.handle !== handle)
    .slice(0, RELATED)
  const read = await Promise.all(
    chosen.map((one) => readProduct(one.handle, one.brand.handle, one.machineType.handle)),
  )
  return read.filter((one) => one !== null)
}
