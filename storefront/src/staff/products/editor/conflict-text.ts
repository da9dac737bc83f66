import type { ProductField } from "@scanwright/backend/contract"
import type { ProductChoices } from "./data"
import type { ProductForm } from "./product-form"

/** How the conflict dialog writes a field's value. @param choices for the names of the brand, the machine type and stock locations */
export const conflictText =
  ({ brands, machineTypes, locations }: ProductChoices) =>
  (field: ProductField, form: ProductForm): string => {
    const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
      all.find((one) => one.id === id)?.name ?? id
    const value = form[field]
    if (field === "brand_id") return nameIn(brands, form.brand_id) || "None"
    if (field === "machine_type_id") return nameIn(machineTypes, form.machine_type_id) || "None"
    if (field === "images") {
      return form.images.map(({ alt_text: alt, url }) => alt || url).join("; ") || "No pictures"
    }
    if (field === "files") return form.files.map(({ title }) => title).join("; ") || "No files"
    if (field === "stock") {
      const nameOf = (id: string) => (locations.length > 1 ? `${nameIn(locations, id)}: ` : "")
      const given = form.stock.filter(({ quantity }) => quantity !== "")
      return given.map(({ location_id: at, quantity }) => `${nameOf(at)}${quantity}`).join("; ") || "Empty"
    }
    if (Array.isArray(value)) return (value as string[]).join("; ") || "Empty"
    if (typeof value === "object") {
      const entries = Object.entries(value).filter(([, one]) => one.length > 0)
      return entries.map(([key, one]) => `${key}: ${String(one)}`).join("; ") || "Empty"
    }
    return value || "Empty"
  }
