import { permanentRedirect, redirect } from "next/navigation"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import type { PageMetadata } from "@/features/seo/metadata"
import { readBrand, readMachineTypesOf, readProductPage, type ProductPage } from "@/lib/medusa/catalogue"
import { readMovedHandle } from "@/lib/medusa/moved"
import type { Brand, MachineType } from "@/lib/medusa/shapes"

/** What the page of a brand's machine type shows. */
export interface MachineTypePageData {
  readonly brand: Brand
  readonly machineType: MachineType
  readonly page: number
  readonly list: ProductPage
}

/**
 * Reads one page of a brand's products of a machine type. An unknown brand leads to the list of brands, an unknown type to
 * the brand (specification, 2.4), a past address to the present one for good, a page past the end to the last one.
 *
 * @param params of the route, still encoded; `page` is left out on the first page
 */
export async function readMachineTypePage(params: {
  brand: string
  type: string
  page?: string
}): Promise<MachineTypePageData> {
  const [brandHandle, typeHandle] = [decodeURIComponent(params.brand), decodeURIComponent(params.type)]
  const page = Number(params.page ?? 1)
  const [brand, machineTypes] = await Promise.all([readBrand(brandHandle), readMachineTypesOf(brandHandle)])
  const brandNow = brand?.handle ?? (await readMovedHandle("brand", brandHandle))
  if (brandNow === null) redirect(routes.products)
  const machineType = machineTypes.find((one) => one.handle === typeHandle)
  const typeNow = machineType?.handle ?? (await readMovedHandle("machine_type", typeHandle))
  if (typeNow === null) redirect(routes.brand(brandNow))
  if (!brand || !machineType) permanentRedirect(routes.machineType(brandNow, typeNow, page))
  const list = await readProductPage(brand.handle, machineType.handle, page)
  if (page > list.pageCount) redirect(routes.machineType(brand.handle, machineType.handle, list.pageCount))
  return { brand, machineType, page, list }
}

/** What such a page says of itself; each numbered page is its own canonical address. */
export function aboutMachineType({ brand, machineType, page, list }: MachineTypePageData): PageMetadata {
  const title = `${brand.name} ${machineType.name}`
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: catalogue.machineType.description(brand.name, machineType.name.toLocaleLowerCase("en-GB")),
    path: routes.machineType(brand.handle, machineType.handle, page),
    isIndexed: list.count > 0,
  }
}
