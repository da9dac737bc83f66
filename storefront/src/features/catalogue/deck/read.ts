import { buildMetadata, type PageMetadata } from "@/shell/seo/metadata"
import {
  readBrand,
  readBrands,
  readBrandsByMachineType,
  readMachineTypesOf,
  readProductPage,
  searchProducts,
} from "@/lib/medusa/catalogue"
import { largestFirst } from "@/lib/medusa/largest-first"
import type { Brand, MachineType } from "@/lib/medusa/shapes"
import { brandMetadata, brandsMetadata, listMetadata, searchMetadata } from "./metadata"
import type { ProductsAddress } from "./address"
import type { BrandData, BrandsData, ProductsData } from "./responses"

/** The page's title, which staff may override. */
async function titleOf(page: PageMetadata): Promise<string> {
  const { title } = await buildMetadata(page)
  return typeof title === "string" ? title : ""
}

/** Data of the stacked deck and the brands, the largest first. */
export async function readBrandsData(): Promise<BrandsData> {
  const [brands, machineTypes] = await Promise.all([readBrands(), readBrandsByMachineType()])
  return { title: await titleOf(brandsMetadata()), brands: largestFirst(brands), machineTypes }
}

/** Data of a brand's page, or null where visitors see no such brand; of such a brand nothing else is read. */
export async function readBrandData(handle: string): Promise<BrandData | null> {
  const brand = await readBrand(handle)
  if (!brand) return null
  const machineTypes = await readMachineTypesOf(handle)
  return { title: await titleOf(brandMetadata(brand, machineTypes)), brand, machineTypes }
}

/** One page of a brand's products of one machine type. */
export interface ListData extends ProductsData {
  readonly brand: Brand
  readonly machineType: MachineType
}

/**
 * Data of one page of a list, or null where visitors see no such brand or machine type.
 *
 * @param page counted from 1
 */
export async function readListData(
  brandHandle: string,
  typeHandle: string,
  page: number,
): Promise<ListData | null> {
  const brand = await readBrand(brandHandle)
  const machineTypes = brand ? await readMachineTypesOf(brandHandle) : []
  const machineType = machineTypes.find(({ handle }) => handle === typeHandle)
  if (!brand || !machineType) return null
  const list = await readProductPage(brand.handle, machineType.handle, page)
  return {
    title: await titleOf(listMetadata(brand, machineType, page, list.count)),
    brand,
    machineType,
    list,
  }
}

/**
 * The products that match a search, in all products or in a part of them.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 * @throws MedusaReadError when Medusa does not respond
 */
export async function findProducts(
  address: ProductsAddress,
  forwardedFor: string | null,
): Promise<ProductsData | "unknown brand" | "unknown machine type"> {
  const { brand: brandHandle, machineType: typeHandle } = address
  const brand = brandHandle === null ? null : await readBrand(brandHandle)
  if (brandHandle !== null && !brand) return "unknown brand"
  const machineTypes = brand && typeHandle !== null ? await readMachineTypesOf(brand.handle) : []
  const machineType = machineTypes.find(({ handle }) => handle === typeHandle) ?? null
  if (typeHandle !== null && !machineType) return "unknown machine type"
  const list = await searchProducts({
    query: address.search,
    page: address.page,
    brand: brand?.handle,
    machineType: machineType?.handle,
    forwardedFor,
  })
  return { title: await titleOf(searchMetadata(address)), brand, machineType, list }
}
