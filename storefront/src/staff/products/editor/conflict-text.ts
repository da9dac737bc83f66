import type { ProductChoices } from "./data"
import type { ProductField, ProductForm } from "./product-form"

/** How the conflict dialog writes a field's value. @param choices for the names of the brand, the machine type and stock locations */
export const conflictText =
  ({ brands, machineTypes, locations }: ProductChoices) =>
  (field: ProductField, form: ProductForm): string => {
    const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
      all.find((one) => one.id === id)?.name ?? id
    const value = form[field]
    if (field === "brandId") return nameIn(brands, form.brandId) || "None"
    if (field === "machineTypeId") return nameIn(machineTypes, form.machineTypeId) || "None"
    if (field === "images") {
      return form.images.map(({ alt, url }) => alt || url).join("; ") || "No pictures"
    }
    if (field === "stock") {
      const nameOf = (id: string) => (locations.length > 1 ? `${nameIn(locations, id)}: ` : "")
      const given = form.stock.filter(({ pieces }) => pieces !== "")
      return given.map(({ locationId: at, pieces }) => `${nameOf(at)}${pieces}`).join("; ") || "Empty"
    }
    if (Array.isArray(value)) return (value as string[]).join("; ") || "Empty"
    if (typeof value === "object") {
      const entries = Object.entries(value).filter(([, one]) => one.length > 0)
      return entries.map(([key, one]) => `${key}: ${String(one)}`).join("; ") || "Empty"
    }
    return value || "Empty"
  }
