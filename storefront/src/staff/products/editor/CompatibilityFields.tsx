"use client"

import { ProductPicker } from "@/staff/records/ProductPicker"
import { type FoundProduct } from "@/staff/records/useFoundProducts"
import { useField } from "./editor-store"
import { FormList } from "./FormFields"

/** The entry for a product. The part number in it lets the public page find the product after its name has changed. */
const entryOf = ({ name, partNumber }: FoundProduct) =>
  partNumber === null || name.includes(partNumber) ? name : `${name} (${partNumber})`

/** Compatibility of the product: products of the shop, found by typing, and free text. */
export function CompatibilityFields() {
  "use memo"
  const { value, set } = useField("compatibility")
  const add = (text: string) => {
    if (!value.includes(text)) set([...value, text])
  }
  return (
    <div className="grid gap-6">
      <ProductPicker
        label="Find a product it works with"
        hint="By name or part number. On the public page the entry leads to the product."
        labelOf={entryOf}
        onPick={(product) => add(entryOf(product))}
        onType={add}
      />
      <FormList field="compatibility" />
    </div>
  )
}
