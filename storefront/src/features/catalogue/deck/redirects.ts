import { permanentRedirect, redirect } from "next/navigation"
import * as routes from "@/config/routes"
import { readBrand, readMachineTypesOf } from "@/lib/medusa/catalogue"
import { readCurrentHandle } from "@/lib/medusa/redirected"

/**
 * Leads from a brand that is not there to where it went, for good, and otherwise to the list of brands (specification, 2.4).
 */
export async function leaveUnknownBrand(brand: string): Promise<never> {
  const renamedTo = await readCurrentHandle("brand", brand)
  if (renamedTo !== null) permanentRedirect(routes.brand(renamedTo))
  redirect(routes.products)
}

/**
 * Leads from a list that is not there: an unknown brand to the list of brands, an unknown machine type to the brand
 * (specification, 2.4), and what moved to its present address for good.
 *
 * @param page of the list, counted from 1
 */
export async function leaveUnknownList(brand: string, machineType: string, page: number): Promise<never> {
  const [known, machineTypes] = await Promise.all([readBrand(brand), readMachineTypesOf(brand)])
  const brandNow = known ? brand : await readCurrentHandle("brand", brand)
  if (brandNow === null) redirect(routes.products)
  const isKnown = machineTypes.some(({ handle }) => handle === machineType)
  const typeNow = isKnown ? machineType : await readCurrentHandle("machine_type", machineType)
  if (typeNow === null) redirect(routes.brand(brandNow))
  permanentRedirect(routes.machineType(brandNow, typeNow, page))
}
