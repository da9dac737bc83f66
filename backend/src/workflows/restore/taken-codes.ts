import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { UNIQUE_CODES, type UniqueCode } from "../../contract"
import { partNumberKey } from "../../contract/part-number"
import { CodesTaken } from "../../safety/refusal"

/** Each code as sentences name it. */
const LABELS: Record<UniqueCode, string> = {
  sku: "part number",
  barcode: "barcode",
  ean: "EAN",
  upc: "UPC",
}

/** The codes of a variant. */
export type VariantCodes = { id: string } & Record<UniqueCode, string | null>

/** A code of a deleted variant that another product has by now. */
export interface TakenCode {
  variant_id: string
  field: UniqueCode
  value: string
  product_id: string
  title: string
}

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Reads the codes of a product's variants, deleted ones included.
 *
 * @param container the workflow step's
 * @param productId of the product
 */
export const readCodes = (container: MedusaContainer, productId: string): Promise<VariantCodes[]> =>
  databaseOf(container)("product_variant")
    .where({ product_id: productId })
    .select<VariantCodes[]>("id", ...UNIQUE_CODES)

/**
 * Writes the codes of variants, deleted ones included.
 *
 * @param container the workflow step's
 * @param variants with all their codes
 */
export async function writeCodes(
  container: MedusaContainer,
  variants: readonly VariantCodes[],
): Promise<void> {
  for (const { id, ...codes } of variants) {
    await databaseOf(container)("product_variant").where({ id }).update(codes)
  }
}

/**
 * Finds the codes of deleted variants that other products have by now.
 *
 * @param container the workflow step's
 * @param variants ids of the deleted variants
 */
export async function findTakenCodes(
  container: MedusaContainer,
  variants: readonly string[],
): Promise<TakenCode[]> {
  const mine = await databaseOf(container)("product_variant")
    .whereIn("id", [...variants])
    .orderBy("id")
    .select<VariantCodes[]>("id", ...UNIQUE_CODES)
  const found = await Promise.all(
    UNIQUE_CODES.map(async (field) => {
      const wanted = mine.flatMap(({ id, [field]: value }) => (value === null ? [] : [{ id, value }]))
      if (wanted.length === 0) return []
      const { rows } = await databaseOf(container).raw<{
        rows: { value: string; product_id: string; title: string }[]
      }>(
        `select other.:field: as value, product.id as product_id, product.title
           from product_variant other join product on product.id = other.product_id
          where other.:field: is not null and other.deleted_at is null and product.deleted_at is null`,
        { field },
      )
      // Two spellings of a part number are one, as for imports.
      const key = field === "sku" ? partNumberKey : (value: string) => value
      const holders = new Map(rows.map((row) => [key(row.value), row]))
      return wanted.flatMap(({ id, value }) => {
        const holder = holders.get(key(value))
        return holder ? [{ ...holder, variant_id: id, field, value: holder.value }] : []
      })
    }),
  )
  return found.flat()
}

/**
 * The refusal to restore a product because of codes that others have by now.
 *
 * @param taken at least one
 */
export function codesTaken(taken: readonly TakenCode[]): CodesTaken {
  const refusals = taken.map(({ field, value, title, product_id }) => ({
    path: field,
    code: "taken",
    message: `${title} has the ${LABELS[field]} ${value} by now`,
    product_id,
  }))
  const [first] = taken
  const label = first && taken.length === 1 ? LABELS[first.field] : undefined
  const advice = label
    ? `Change that product's ${label} or delete it, or restore this one without its ${label}.`
    : "Change them there, or restore this product without them."
  return new CodesTaken(`${refusals.map(({ message }) => message).join("; ")}. ${advice}`, refusals)
}
