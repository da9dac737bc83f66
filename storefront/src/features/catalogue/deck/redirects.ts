import { permanentRedirect, redirect } from "next/navigation"
import * as routes from "@/config/routes"
import { readBrand, readMachineTypesOf } from "@/lib/medusa/catalogue"
import { readCurrentHandle } from "@/lib/medusa/redirected"

/**
 * Redirects from an unknown brand: permanently to its new handle, otherwise to the list of brands (specification, 2.4).
 */
export async function leaveUnknownBrand(brand: string): Promise<never> {
  const renamedTo = await readCurrentHandle("brand", brand)
  if (renamedTo !== null) permanentRedirect(routes.brand(renamedTo))
  redirect(routes.products)
}

/**
 * Redirects from an unknown list: an unknown brand to the list of brands, an unknown machine type to the brand
 * (specification, 2.4), and renamed ones permanently to their present address.
 *
 * @param page of the list, counted from 1
 */
export async function leaveUnknownList(brand: string, machineType: string, page: number): Promise<never> {
  const known = await readBrand(brand)
  const machineTypes = known ? await readMachineTypesOf(brand) : []
  const brandNow = known ? brand : await readCurrentHandle("brand", brand)
  if (brandNow === null) redirect(routes.products)
  const isKnown = machineTypes.some(({ handle }) => handle === machineType)
  const typeNow = isKnown ? machineType : await readCurrentHandle("machine_type", machineType)
  if (typeNow === null) redirect(routes.brand(brandNow))
  permanentRedirect(routes.machineType(brandNow, typeNow, page))
}
