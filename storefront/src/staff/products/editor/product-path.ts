import * as routes from "@/config/routes"
import { brandOr, machineTypeOr } from "@/lib/medusa/classification"
import type { ProductChoices } from "./data"
import type { ProductForm } from "./product-form"

/** The fields of the form that the product's address is made of. */
type Place = Pick<ProductForm, "brand_id" | "machine_type_id" | "handle">

/** Address of the product's public page. */
export function productPath(
  { brand_id: brandId, machine_type_id: machineTypeId, handle }: Place,
  { brands, machineTypes }: Pick<ProductChoices, "brands" | "machineTypes">,
): string {
  const brand = brandOr(brands.find(({ id }) => id === brandId))
  const machineType = machineTypeOr(machineTypes.find(({ id }) => id === machineTypeId))
  return routes.product(brand.handle, machineType.handle, handle)
}
