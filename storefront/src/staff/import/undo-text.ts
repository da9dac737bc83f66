import type { ImportUndoEntry, ImportUndone } from "@scanwright/backend/contract"
import { FIELD_LABELS } from "@/staff/products/editor/product-form"
import { fieldOfPath } from "@/staff/products/editor/sections"

/** Names of fields as the form has them. */
const labelsOf = (fields: readonly string[]) =>
  fields
    .map((name) => {
      const field = fieldOfPath(name)
      return field === undefined ? name : FIELD_LABELS[field]
    })
    .join(", ")

/** "1 product", "1,200 products". */
export const productsText = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

/** What became of a product when its import was undone. */
export function entryText({ result, fields }: Pick<ImportUndoEntry, "result" | "fields">): string {
  switch (result) {
    case "restored":
      return `Old values are back: ${labelsOf(fields)}`
    case "deleted":
      return "Deleted; it can be restored"
    case "changed_since":
      return fields.length > 0
        ? `Changed since, not undone: ${labelsOf(fields)}`
        : "Changed since it was added, not deleted"
    case "deleted_since":
      return "Deleted since"
    case "impossible":
      return fields.length > 0
        ? `The old value cannot come back: ${labelsOf(fields)}`
        : "Not deleted: pieces of it are reserved"
  }
}

/** What undoing an import did, in one or two sentences. */
export function undoneText({ updated, deleted, stayed_count: stayed }: ImportUndone): string {
  const back = [
    ...(updated > 0
      ? [`${productsText(updated)} went back to what ${updated === 1 ? "it" : "they"} had been`]
      : []),
    ...(deleted > 0 ? [`${productsText(deleted)} ${deleted === 1 ? "was" : "were"} deleted`] : []),
  ]
  const first = back.length > 0 ? `${back.join(", and ")}.` : "Nothing was left to undo."
  return stayed > 0 ? `${first} Of ${productsText(stayed)} something stayed.` : first
}
