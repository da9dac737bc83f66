import {
  type FoundBy,
  isFindable,
  PRODUCTS_PER_PAGE,
  STORE_LIST_MOST,
  type StoreBrandsResponse,
  type StoreCatalogueResponse,
  type StoreMachineTypesResponse,
} from "@scanwright/backend/contract"
import { cache } from "react"
import { pageCountOf } from "@/lib/list-pages"
import { tags, type ProductList } from "./cache-manifest"
import { readCached, readNow } from "./client"
import { readEvery } from "./every-row"
import {
  toBrand,
  toMachineType,
  toProductSummary,
  type Brand,
  type MachineType,
  type ProductSummary,
} from "./shapes"
import { MedusaReadError, type Result } from "./failure"
import { largestFirst } from "./largest-first"

/** Number of products on the home page, and on the page of a machine type. */
const FEATURED = 8

/** All brands, by name. Medusa names to visitors only those that have products. */
export const readBrands = cache(async (): Promise<Brand[]> => {
  const brands = await readEvery(async (page) => {
    const response = await readCached<StoreBrandsResponse>("/store/brands", page, [tags.overview])
    return { rows: response.brands, count: response.count }
  })
  return brands.map(toBrand)
})

/** All machine types that have products, in the shop's order. */
export const readMachineTypes = cache(async (): Promise<MachineType[]> => {
  const machineTypes = await readEvery(async (page) => {
    const response = await readCached<StoreMachineTypesResponse>("/store/machine-types", page, [
      tags.overview,
      tags.machineTypes,
    ])
    return { rows: response.machine_types, count: response.count }
  })
  return machineTypes.map(toMachineType)
})

/** The brand with a handle, or null where there is none that has products. */
export const readBrand = cache(async (handle: string): Promise<Brand | null> => {
  if (!isFindable(handle)) return null
  const { brands } = await readCached<StoreBrandsResponse>("/store/brands", { handle, limit: 1 }, [
    tags.brand(handle),
    tags.counts(handle),
  ])
  const brand = brands.find((one) => one.handle === handle)
  return brand ? toBrand(brand) : null
})

/** The machine types of which one brand has products, with their counts, in the shop's order. */
export const readMachineTypesOf = cache(async (brand: string): Promise<MachineType[]> => {
  const machineTypes = await readEvery(async (page) => {
    const query = { brand, ...page }
    const response = await readCached<StoreMachineTypesResponse>("/store/machine-types", query, [
      tags.machineTypes,
      tags.counts(brand),
    ])
    return { rows: response.machine_types, count: response.count }
  })
  return machineTypes.map(toMachineType)
})

/** A machine type and the brands that make it. */
export interface MachineTypeWithBrands {
  readonly machineType: MachineType
  /** Each with its count of products of this type. */
  readonly brands: readonly Brand[]
}

/** Every machine type with the brands that make it, in the shop's order, and the largest brand first. */
export async function readBrandsByMachineType(): Promise<MachineTypeWithBrands[]> {
  const [machineTypes, brands] = await Promise.all([readMachineTypes(), readBrands()])
  const counted = await Promise.all(
    brands.map(async (brand) => ({ brand, machineTypes: await readMachineTypesOf(brand.handle) })),
  )
  return machineTypes.map((machineType) => ({
    machineType,
    brands: largestFirst(
      counted.flatMap(({ brand, machineTypes: made }) => {
        const own = made.find((one) => one.handle === machineType.handle)
        return own ? [{ ...brand, productCount: own.productCount }] : []
      }),
    ),
  }))
}

/** One page of a list of products. */
export interface ProductPage {
  readonly products: ProductSummary[]
  /** Products of the whole list. */
  readonly count: number
  readonly pageCount: number
  /** By what a search found them; null where they have its text as it was typed. */
  readonly foundBy: FoundBy | null
}

const toProductPage = ({ products, count, found_by }: StoreCatalogueResponse): ProductPage => ({
  products: products.map(toProductSummary),
  count,
  foundBy: found_by,
  pageCount: pageCountOf(count, PRODUCTS_PER_PAGE),
})

const listQuery = ({ brand, machineType }: ProductList) => ({
  brand,
  machine_type: machineType,
  facets: false,
})

/**
 * One page of a brand's products of a machine type, by name.
 *
 * @param page counted from 1
 */
export const readProductPage = cache(
  async (brand: string, machineType: string, page: number): Promise<ProductPage> => {
    const response = await readCached<StoreCatalogueResponse>(
      "/store/catalogue",
      {
        ...listQuery({ brand, machineType }),
        order: "name",
        limit: PRODUCTS_PER_PAGE,
        offset: (page - 1) * PRODUCTS_PER_PAGE,
      },
      [tags.list(brand, machineType), tags.brand(brand), tags.machineType(machineType)],
    )
    return toProductPage(response)
  },
)

/** A search: its text, and the part of the catalogue to search. */
export interface ProductSearch {
  /** Part of a name or part number; null for everything. */
  readonly query: string | null
  /** Handle of the brand to look in. */
  readonly brand?: string
  /** Handle of the machine type to look in. */
  readonly machineType?: string
  /** Counted from 1. */
  readonly page: number
  /** The chain of addresses the request came by, for the backend's limits. */
  readonly forwardedFor: string | null
}

/**
 * One page of the products whose name or part number matches, best match first. Never cached: search texts are endless.
 *
 * @throws MedusaReadError when Medusa does not respond
 */
export async function searchProducts(search: ProductSearch): Promise<ProductPage> {
  const { query, brand, machineType, page, forwardedFor } = search
  const path = "/store/catalogue"
  const result = await readNow<StoreCatalogueResponse>(
    path,
    {
      q: query ?? undefined,
      brand,
      machine_type: machineType,
      order: query === null ? "name" : "relevance",
      limit: PRODUCTS_PER_PAGE,
      offset: (page - 1) * PRODUCTS_PER_PAGE,
      facets: false,
    },
    undefined,
    forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
  )
  if (!result.ok) throw new MedusaReadError(path, result.failure)
  return toProductPage(result.value)
}

/** The present number of pages of a list. Never cached; a failed read is a value, not an exception. */
export async function countPages(list: ProductList): Promise<Result<number>> {
  const result = await readNow<StoreCatalogueResponse>("/store/catalogue", { ...listQuery(list), limit: 1 })
  return result.ok ? { ok: true, value: pageCountOf(result.value.count, PRODUCTS_PER_PAGE) } : result
}

/** The machine types of which a brand has products at present. Never cached. */
export async function listsOf(brand: string): Promise<Result<ProductList[]>> {
  const lists: ProductList[] = []
  for (let offset = 0; ; offset += STORE_LIST_MOST) {
    const query = { brand, limit: STORE_LIST_MOST, offset }
    const result = await readNow<StoreMachineTypesResponse>("/store/machine-types", query)
    if (!result.ok) return result
    const { machine_types: machineTypes, count } = result.value
    lists.push(...machineTypes.map(({ handle }) => ({ brand, machineType: handle })))
    if (offset + STORE_LIST_MOST >= count) return { ok: true, value: lists }
  }
}

/** The newest products of a machine type that are in stock or orderable. */
export const readNewest = cache(async (machineType: string): Promise<ProductSummary[]> => {
  const { products } = await readCached<StoreCatalogueResponse>(
    "/store/catalogue",
    { machine_type: machineType, in_stock: true, order: "-created_at", limit: FEATURED, facets: false },
    [tags.featured],
  )
  return products.map(toProductSummary)
})

/** The newest products that are in stock or orderable, for the home page: one of each machine type in turn. */
export const readFeatured = cache(async (): Promise<ProductSummary[]> => {
  const machineTypes = await readMachineTypes()
  const newest = await Promise.all(machineTypes.map(({ handle }) => readNewest(handle)))
  const inTurn = Array.from({ length: FEATURED }).flatMap((_, turn) =>
    newest.flatMap((products) => products.slice(turn, turn + 1)),
  )
  return inTurn.slice(0, FEATURED)
})

/**
 * The products of a brand by name, in portions, for sitemaps and feeds.
 *
 * @param from how many to skip; a multiple of {@link STORE_LIST_MOST} shares cached responses with other lists
 * @param most how many to return at most
 */
export async function* productsOf(
  brand: string,
  { from = 0, most = Infinity }: { from?: number; most?: number } = {},
): AsyncGenerator<ProductSummary[]> {
  for (let offset = from; offset < from + most; offset += STORE_LIST_MOST) {
    const { products, count } = await readCached<StoreCatalogueResponse>(
      "/store/catalogue",
      { brand, order: "name", limit: STORE_LIST_MOST, offset, facets: false },
      [tags.sitemap(brand)],
    )
    yield products.map(toProductSummary)
    if (offset + STORE_LIST_MOST >= count) return
  }
}
