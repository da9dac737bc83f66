import { permanentRedirect, redirect } from "next/navigation"
import * as routes from "@/config/routes"
import { readBrand, readMachineTypesOf } from "@/lib/medusa/catalogue"
import { isHandleInUse, readCurrentHandle } from "@/lib/medusa/redirected"
import type { ProductsAddress } from "./address"

/**
 * Redirects from an unknown brand: permanently to its new handle, otherwise to the list of brands (specification, 2.4).
 *
 * @param brand handle of a brand that visitors do not see
 * @returns null for a brand that only has no products, whose page is not found
 */
export async function leaveUnknownBrand(brand: string): Promise<null> {
  if (await isHandleInUse("brand", brand)) return null
  const renamedTo = await readCurrentHandle("brand", brand)
  if (renamedTo !== null) permanentRedirect(routes.brand(renamedTo))
  redirect(routes.products)
}

/**
 * Redirects from an unknown list: an unknown brand to the list of brands, an unknown machine type to the brand
 * (specification, 2.4), and renamed ones permanently to their present address.
 *
 * @param page of the list, counted from 1
 * @returns null for a list that only has no products, whose page is not found
 */
export async function leaveUnknownList(brand: string, machineType: string, page: number): Promise<null> {
  const known = await readBrand(brand)
  const machineTypes = known ? await readMachineTypesOf(brand) : []
  const isBrand = known !== null || (await isHandleInUse("brand", brand))
  const brandNow = isBrand ? brand : await readCurrentHandle("brand", brand)
  if (brandNow === null) redirect(routes.products)
  const isType =
    machineTypes.some(({ handle }) => handle === machineType) ||
    (await isHandleInUse("machine_type", machineType))
  if (isBrand && isType) return null
  const typeNow = isType ? machineType : await readCurrentHandle("machine_type", machineType)
  if (typeNow === null) redirect(routes.brand(brandNow))
  permanentRedirect(routes.machineType(brandNow, typeNow, page))
}

/**
 * Redirects from a search in an unknown brand or machine type, with its text: permanently where one was renamed, otherwise to a
 * search in what is known (specification, 2.4).
 *
 * @param unknown what of the address visitors do not see
 */
export async function leaveUnknownSearch(
  { brand, machineType, search, page }: ProductsAddress,
  unknown: "unknown brand" | "unknown machine type",
): Promise<never> {
  if (search === null) redirect(routes.products)
  const brandNow = brand && (await readCurrentHandle("brand", brand))
  const typeNow = machineType && (await readCurrentHandle("machine_type", machineType))
  const within = { brand: brandNow ?? brand, machineType: typeNow ?? machineType }
  if (brandNow !== null || typeNow !== null) permanentRedirect(routes.search(search, page, within))
  redirect(routes.search(search, 1, unknown === "unknown brand" ? {} : { brand }))
}
