"use client"

import { slugOfProduct } from "@scanwright/backend/contract"
import { Alert, Button, TextField } from "@scanwright/design-system"
import { useDeferredValue } from "react"
import type { Choice } from "@/staff/brands/data"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { productPath } from "./product-path"

interface Props {
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
}

/** The last part of the product's address; left empty, it is made from the name. */
export function AddressField({ brands, machineTypes }: Props) {
  "use memo"
  const { value, error, set } = useField("handle")
  const name = useDeferredValue(useEditorState(({ values }) => values.name))
  const partNumber = useDeferredValue(useEditorState(({ values }) => values.part_number))
  const stored = useEditorState(({ base }) => base.handle)
  const brandId = useEditorState(({ values }) => values.brand_id)
  const machineTypeId = useEditorState(({ values }) => values.machine_type_id)
  const byRule = slugOfProduct(name, partNumber)
  const path = (handle: string) => {
    const place = { brand_id: brandId, machine_type_id: machineTypeId, handle: handle || "…" }
    return decodeURIComponent(productPath(place, { brands, machineTypes }))
  }
  const moves = stored !== "" && value !== stored
  return (
    <div className="col-span-full">
      <div className="grid gap-3">
        <TextField
          label={FIELD_LABELS.handle}
          id={fieldIdOf("handle")}
          error={error}
          required={false}
          hint={
            stored === ""
              ? `Left empty, it is made from the name: ${path(value || byRule)}. A number is added where it is taken.`
              : `The product lives at ${path(value || stored)}`
          }
          value={value}
          onChange={({ target }) => set(target.value)}
        />
        {stored !== "" && byRule !== "" && byRule !== value && (
          <div>
            <Button size="sm" variant="secondary" onClick={() => set(byRule)}>
              Use the name’s: {byRule}
            </Button>
          </div>
        )}
        {moves && (
          <Alert variant="info" title="The address changes">
            {`The old one, ${path(stored)}, leads to the new one for ever (HTTP 308): links and search results keep working.`}
          </Alert>
        )}
      </div>
    </div>
  )
}
