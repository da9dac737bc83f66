import { withFormulaGuard } from "../contract/formula-guard"
import {
  emptyProfile,
  isOfKind,
  PROFILE_FIELDS,
  type ProductProfile,
  type ProfileField,
} from "../contract/product"
import { carriesSpecification } from "../contract/specifications"
import { picturesOf } from "../product/read-products"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { tidyCell } from "./cell-readers"
import { joinEntries, PART_NUMBER_SEPARATOR } from "./list-cell"
import { type MachineTypes, type StoredProduct } from "./stored-catalogue"

/** What a catalogue file says of a stored product, by column; empty where nothing stands here. */
export type ProductCells = Readonly<Record<string, string | null | undefined>>

/** What products are linked to, by which their cells name it. */
export interface LinkedNames {
  brands: readonly { id: string; name: string }[]
  machineTypes: Pick<MachineTypes, "records" | "ours">
}

const STATUSES: ReadonlySet<string> = new Set(["published", "draft"])

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value)

/** The cells of a profile's fields, by column; pictures and specifications have columns of their own, files none. */
function profileCells(profile: ProductProfile): ProductCells {
  const fields = PROFILE_FIELDS.filter(
    (field) => field !== "images" && field !== "specifications" && field !== "files",
  )
  const cellOf = (field: Exclude<ProfileField, "images" | "specifications" | "files">): string => {
    const value = profile[field]
    if (!Array.isArray(value)) return text(value)
    return isOfKind(field, "part-numbers") ? joinEntries(value, PART_NUMBER_SEPARATOR) : joinEntries(value)
  }
  return Object.fromEntries(fields.map((field) => [field, cellOf(field)]))
}

/**
 * Writes products as cells of a catalogue file.
 *
 * @param names of all brands and machine types
 * @returns what says of a product all that a file can carry, by column
 */
export function productCells({
  brands,
  machineTypes,
}: LinkedNames): (product: StoredProduct) => ProductCells {
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const typeNames = new Map(machineTypes.records.map(({ id, name }) => [id, name]))
  return (product) => {
    const { images, price, stock, status, brand_id: brand, category_ids: categories } = product
    const profile = product.profile ?? emptyProfile()
    const pictures = picturesOf(images, profile)
    const category = categories[0] ?? ""
    const ours = machineTypes.ours.get(category)
    const specifications = CATALOGUE_COLUMNS.flatMap(({ name, specification }) => {
      if (!specification || !carriesSpecification(ours, specification)) return []
      const value = profile.specifications[specification.key]
      return [[name, Array.isArray(value) ? joinEntries(value) : text(value)] as const]
    })
    return {
      ...profileCells(profile),
      part_number: product.sku,
      name: product.name,
      brand: brandNames.get(brand ?? ""),
      machine_type: typeNames.get(category),
      price: price === null ? "" : price.toFixed(2),
      stock: text(stock ?? 0),
      status: STATUSES.has(status) ? status : "",
      short_description: product.short_description,
      description: product.description,
      tags: joinEntries(product.tags),
      image_urls: joinEntries(images),
      image_alts: joinEntries(pictures.map(({ alt_text: alt }) => alt)),
      image_titles: joinEntries(pictures.map(({ title_text: title }) => title)),
      handle: product.handle,
      ...Object.fromEntries(specifications),
    }
  }
}

/**
 * A cell as it is read from an exported file.
 *
 * @param cells of a product
 * @param column of the file
 */
export const cellInFile = (cells: ProductCells, column: string): string =>
  tidyCell(withFormulaGuard(cells[column] ?? ""))
