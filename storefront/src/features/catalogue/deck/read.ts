import { buildMetadata, type PageMetadata } from "@/shell/seo/metadata"
import {
  readBrand,
  readBrands,
  readBrandsByMachineType,
  readMachineTypesOf,
  readProductPage,
  searchProducts,
} from "@/lib/medusa/catalogue"
import type { Brand, MachineType } from "@/lib/medusa/shapes"
import { aboutBrand, aboutBrands, aboutList, aboutSearch } from "./metadata"
import type { ProductsAddress } from "./address"
import type { BrandAnswer, BrandsAnswer, ProductsAnswer } from "./responses"

/** The title that the page itself has, which staff may override. */
async function titleOf(page: PageMetadata): Promise<string> {
  const { title } = await buildMetadata(page)
  return typeof title === "string" ? title : ""
}

/** What the stacked deck and the brands show. */
export async function readBrandsAnswer(): Promise<BrandsAnswer> {
  const [brands, machineTypes] = await Promise.all([readBrands(), readBrandsByMachineType()])
  return { title: await titleOf(aboutBrands()), brands, machineTypes }
}

/** What a brand's page shows, or null where there is no such brand. */
export async function readBrandAnswer(handle: string): Promise<BrandAnswer | null> {
  const [brand, all] = await Promise.all([readBrand(handle), readMachineTypesOf(handle)])
  if (!brand) return null
  const machineTypes = all.filter(({ productCount }) => productCount > 0)
  return { title: await titleOf(aboutBrand(brand, machineTypes)), brand, machineTypes }
}

/** One page of a brand's products of one machine type. */
export interface ListAnswer extends ProductsAnswer {
  readonly brand: Brand
  readonly machineType: MachineType
}

/**
 * What one page of a list shows, or null where there is no such brand or machine type.
 *
 * @param page counted from 1
 */
export async function readListAnswer(
  brandHandle: string,
  typeHandle: string,
  page: number,
): Promise<ListAnswer | null> {
  const [brand, machineTypes] = await Promise.all([readBrand(brandHandle), readMachineTypesOf(brandHandle)])
  const machineType = machineTypes.find(({ handle }) => handle === typeHandle)
  if (!brand || !machineType) return null
  const list = await readProductPage(brand.handle, machineType.handle, page)
  return { title: await titleOf(aboutList(brand, machineType, page, list.count)), brand, machineType, list }
}

/**
 * What a search finds, in all products or in a part of them.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 * @throws MedusaReadError when Medusa gives no answer
 */
export async function findProducts(
  address: ProductsAddress,
  forwardedFor: string | null,
): Promise<ProductsAnswer | "unknown brand" | "unknown machine type"> {
  const { brand: brandHandle, machineType: typeHandle } = address
  const [brand, machineTypes] = await Promise.all([
    brandHandle === null ? null : readBrand(brandHandle),
    brandHandle === null || typeHandle === null ? [] : readMachineTypesOf(brandHandle),
  ])
  if (brandHandle !== null && !brand) return "unknown brand"
  const machineType = machineTypes.find(({ handle }) => handle === typeHandle) ?? null
  if (typeHandle !== null && !machineType) return "unknown machine type"
  const list = await searchProducts({
    words: address.search,
    page: address.page,
    brand: brand?.handle,
    machineType: machineType?.handle,
    forwardedFor,
  })
  return { title: await titleOf(aboutSearch(address)), brand, machineType, list }
}
