import { type MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_FIELD_NAMES, type ProductChanges, type ProductField } from "../contract"
import { digestOf, productDigest, valueOf } from "../product/product-digest"
import { readProducts } from "../product/read-products"
import { type ProductSave } from "../workflows/product/save-products/types"

/** What an import did to one product, as it is stored. */
export interface ImportChangeRow {
  import_id: string
  product_id: string
  name: string
  part_number: string | null
  /** The old values; null for a product that the import created. */
  before: ProductChanges | null
  /** Digest of each field in `before` as the import left it; {@link WHOLE} for a created product. */
  after: Record<string, string>
}

/** Stands for all fields of a created product. */
export const WHOLE = "*"

/** Ids of the stock locations that a change names. */
export const placesIn = ({ stock }: ProductChanges): string[] =>
  (stock ?? []).map(({ location_id: id }) => id)

/** Names of the fields that a change names. */
export const fieldsIn = (changes: ProductChanges): ProductField[] =>
  PRODUCT_FIELD_NAMES.filter((field) => changes[field] !== undefined)

/** Whether a stored value can be written again: a product without a machine type cannot be given none. */
function canComeBack(field: ProductField, value: unknown): boolean {
  if (field === "machine_type_id") return value !== null
  return field !== "status" || value === "published" || value === "draft"
}

/**
 * Reads what stored products are before they are saved, of the fields that will change.
 *
 * @param container of the step
 * @param saves as `save-products` takes them; new products are passed over
 * @returns old values by the product's id
 */
export async function readBefore(
  container: MedusaContainer,
  saves: readonly ProductSave[],
): Promise<Record<string, ProductChanges>> {
  const updates = saves.flatMap((save) => (save.id === undefined ? [] : [save]))
  const stored = await readProducts(
    container,
    updates.map(({ id }) => id),
  )
  return Object.fromEntries(
    updates.flatMap((save) => {
      const product = stored.get(save.id)?.product
      if (!product) return []
      const places = placesIn(save)
      const values = fieldsIn(save)
        .map((field) => [field, valueOf(product, field, places)] as const)
        .filter(([field, value]) => canComeBack(field, value))
      return [[save.id, Object.fromEntries(values)] as const]
    }),
  )
}

/**
 * Puts together what an import did to products, once they are written.
 *
 * @param container of the step
 * @param importId id of the import
 * @param created ids of the products that it created
 * @param before what {@link readBefore} found of the others
 * @returns a row for each product of which anything is different now
 */
export async function changesMade(
  container: MedusaContainer,
  importId: string,
  created: readonly string[],
  before: Readonly<Record<string, ProductChanges>>,
): Promise<ImportChangeRow[]> {
  const stored = await readProducts(container, [...created, ...Object.keys(before)])
  const isNew = new Set(created)
  return [...stored].flatMap(([id, { product }]): ImportChangeRow[] => {
    const row = {
      ...{ import_id: importId, product_id: id },
      ...{ name: product.name, part_number: product.part_number },
    }
    if (isNew.has(id)) return [{ ...row, before: null, after: { [WHOLE]: productDigest(product) } }]
    const old = before[id] ?? {}
    const after = fieldsIn(old).flatMap((field) => {
      const digest = digestOf(valueOf(product, field, placesIn(old)))
      return digest === digestOf(old[field]) ? [] : [[field, digest] as const]
    })
    if (after.length === 0) return []
    const changed = Object.fromEntries(after.map(([field]) => [field, old[field]])) as ProductChanges
    return [{ ...row, before: changed, after: Object.fromEntries(after) }]
  })
}
