import * as routes from "@/config/routes"
import type { ProductChoices } from "./data"
import type { ProductForm } from "./product-form"

/** Address of the product's public page. */
export function productPath(
  { brand_id: brandId, machine_type_id: machineTypeId, handle }: ProductForm,
  { brands, machineTypes }: ProductChoices,
): string {
  const brand = brands.find(({ id }) => id === brandId)?.handle ?? "unknown-brand"
  const machineType = machineTypes.find(({ id }) => id === machineTypeId)?.handle ?? "unknown-category"
  return routes.product(brand, machineType, handle)
}
