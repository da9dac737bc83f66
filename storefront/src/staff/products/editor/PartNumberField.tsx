"use client"

import { partNumberKey, productShape } from "@scanwright/backend/contract"
import { Alert, Button, Text } from "@scanwright/design-system"
import { type FoundProduct, useFoundProducts } from "@/staff/records/useFoundProducts"
import { useEditorState, useField } from "./editor-store"
import { FormText } from "./FormFields"

/** A product that has a part number, perhaps in another spelling. */
interface Owner {
  readonly id: string
  readonly name: string
  /** As the product has it. */
  readonly partNumber: string
  readonly isSameSpelling: boolean
}

/** The product that has a part number; one with the same spelling comes before others. */
function ownerOf(value: string, products: readonly FoundProduct[]): Owner | undefined {
  const stored = productShape.part_number.safeParse(value).data ?? value
  const key = partNumberKey(stored)
  return products
    .flatMap(({ id, name, partNumbers }) =>
      partNumbers
        .filter((partNumber) => partNumber === stored || (key !== "" && partNumberKey(partNumber) === key))
        .map((partNumber) => ({ id, name, partNumber, isSameSpelling: partNumber === stored })),
    )
    .toSorted((one, other) => Number(other.isSameSpelling) - Number(one.isSameSpelling))[0]
}

function Warning({ id, name, partNumber, isSameSpelling }: Owner) {
  return (
    <Alert
      variant="warning"
      live="polite"
      title="Another product has this part number"
      actions={
        <Button
          size="sm"
          variant="secondary"
          href={`/admin/edit-product/${encodeURIComponent(id)}`}
          target="_blank"
        >
          Open it in a new tab
        </Button>
      }
    >
      {isSameSpelling
        ? `“${name}” has it. Only one product can.`
        : `“${name}” has it as ${partNumber}. Searches and price lists take the two for the same: save this one only if they are different products.`}
    </Alert>
  )
}

/** The part number, with a warning where another product has it. Of two spellings, which imports take for one, staff decide. */
export function PartNumberField() {
  "use memo"
  const { value } = useField("part_number")
  const id = useEditorState(({ stored }) => stored?.id)
  const found = useFoundProducts(value)
  const owner = ownerOf(value, found?.products.filter((product) => product.id !== id) ?? [])
  return (
    <div className="grid content-start gap-3">
      <FormText field="part_number" />
      {owner && <Warning {...owner} />}
      {found?.hasFailed && found.text === value.trim() && (
        <Text size="sm" variant="muted">
          Whether another product has it could not be checked.
        </Text>
      )}
    </div>
  )
}
