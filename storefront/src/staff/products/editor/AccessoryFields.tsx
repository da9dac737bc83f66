"use client"

import { type AccessoryField, partNumberKey, productField } from "@scanwright/backend/contract"
import { ProductPicker } from "@/staff/records/ProductPicker"
import { type FoundProduct } from "@/staff/records/useFoundProducts"
import { useField } from "./editor-store"
import { FormList } from "./FormFields"

/** What fits the product, by part number: products of the shop, found by typing. */
export function AccessoryFields({ field }: { field: AccessoryField }) {
  "use memo"
  const { value, set } = useField(field)
  const add = ({ partNumber }: FoundProduct) => {
    if (partNumber === null) return
    const keys = value.map((entry) => partNumberKey(entry))
    if (!keys.includes(partNumberKey(partNumber))) set([...value, partNumber])
  }
  const { label } = productField(field)
  return (
    <div className="grid gap-6">
      <ProductPicker
        label={`Find one of the ${label.toLowerCase()}`}
        hint="By name or part number. Only products of ours show on the public page."
        labelOf={({ name, partNumber }) => partNumber && `${name} (${partNumber})`}
        onPick={add}
      />
      <FormList field={field} />
    </div>
  )
}
