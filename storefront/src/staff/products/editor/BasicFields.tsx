"use client"

import { slugify } from "@scanwright/backend/contract"
import { Alert, Button, FormGrid, TextField } from "@scanwright/design-system"
import { useDeferredValue } from "react"
import * as routes from "@/config/routes"
import type { Choice } from "@/staff/brands/data"
import { addBrand, addMachineType } from "./actions"
import { ChoiceField } from "./ChoiceField"
import { useEditorState, useField } from "./editor-store"
import { FormArea, FormText } from "./fields"
import { FIELD_LABELS, fieldIdOf } from "./product-form"

interface Props {
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
  onBrandAdded: (brand: Choice) => void
  onMachineTypeAdded: (machineType: Choice) => void
}

/** The last part of the product's address: made from the name until somebody writes another. */
function AddressField({ brands, machineTypes }: Pick<Props, "brands" | "machineTypes">) {
  "use memo"
  const { value, error, set } = useField("handle")
  const name = useDeferredValue(useEditorState(({ form }) => form.name))
  const stored = useEditorState(({ saved }) => saved.handle)
  const brandId = useEditorState(({ form }) => form.brandId)
  const machineTypeId = useEditorState(({ form }) => form.machineTypeId)
  const byRule = slugify(name.trim())
  const brand = brands.find(({ id }) => id === brandId)?.handle ?? "unknown-brand"
  const machineType = machineTypes.find(({ id }) => id === machineTypeId)?.handle ?? "unknown-category"
  const path = (handle: string) => decodeURIComponent(routes.product(brand, machineType, handle || "…"))
  const moves = stored !== "" && value !== stored
  return (
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
  )
}

/** What the product is. */
export function BasicFields({ brands, machineTypes, onBrandAdded, onMachineTypeAdded }: Props) {
  return (
    <FormGrid>
      <FormText field="name" required className="col-span-full" />
      <ChoiceField field="brandId" choices={brands} add={addBrand} onAdded={onBrandAdded} required={false} />
      <ChoiceField
        field="machineTypeId"
        choices={machineTypes}
        add={addMachineType}
        onAdded={onMachineTypeAdded}
        required
      />
      <div className="col-span-full">
        <AddressField brands={brands} machineTypes={machineTypes} />
      </div>
      <FormArea
        field="shortDescription"
        required={false}
        rows={2}
        characterLimit={500}
        hint="One sentence, on cards and in lists"
      />
      <FormArea
        field="description"
        required={false}
        rows={4}
        characterLimit={5_000}
        hint="Beside the pictures. Left empty, the short description stands there."
      />
    </FormGrid>
  )
}
