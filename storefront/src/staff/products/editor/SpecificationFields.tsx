"use client"

import { SPECIFICATIONS, type SpecificationDefinition } from "@scanwright/backend/contract"
import { FormGrid, ListField, Text, TextField } from "@scanwright/design-system"
import type { Choice } from "@/staff/brands/data"
import { useEditorState } from "./editor-store"
import { useEntryProblems } from "./FormFields"
import { fieldIdOf } from "./product-form"

const definitions: readonly SpecificationDefinition[] = SPECIFICATIONS

/** One specification: a text, several texts, or a number in its unit. */
function SpecificationField({
  definition: { key, label, kind, unit },
}: {
  definition: SpecificationDefinition
}) {
  "use memo"
  const value = useEditorState(({ values }) => values.specifications[key])
  const error = useEditorState(({ problems }) => problems[`specifications.${key}`]) ?? null
  const change = useEditorState((state) => state.change)
  const set = (next: string | string[]) => change("specifications", (all) => ({ ...all, [key]: next }))
  const itemErrors = useEntryProblems(`specifications.${key}`)
  const id = fieldIdOf(`specifications.${key}`)
  if (kind === "list") {
    const entries = Array.isArray(value) ? value : []
    return (
      <ListField
        {...{ id, label, error, itemErrors }}
        itemLabel={label}
        values={entries}
        onChange={set}
        required={false}
        className="col-span-full"
      />
    )
  }
  return (
    <TextField
      {...{ id, label, error }}
      required={false}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => set(target.value)}
      {...(kind === "number" && { inputMode: "decimal", width: "sm", suffix: unit })}
    />
  )
}

function introOf(machineType: Choice | undefined, count: number): string {
  if (!machineType) return "Choose a machine type above to see only what its products are compared by."
  const name = machineType.name.toLowerCase()
  return count > 0
    ? `By these, ${name} are filtered and compared.`
    : `${machineType.name} have no specifications of their own.`
}

/** Specifications by which products of the machine type are filtered and compared, and others this product has. */
export function SpecificationFields({ machineTypes }: { machineTypes: readonly Choice[] }) {
  "use memo"
  const machineTypeId = useEditorState(({ values }) => values.machine_type_id)
  const saved = useEditorState((state) => state.base.specifications)
  const machineType = machineTypes.find(({ id }) => id === machineTypeId)
  const fitting = definitions.filter(
    ({ key, machineTypes: types }) =>
      (saved[key]?.length ?? 0) > 0 ||
      (machineType !== undefined && types.some((type) => type === machineType.name)),
  )
  const shown = machineType || fitting.length > 0 ? fitting : definitions
  return (
    <div className="grid gap-5">
      <Text variant="muted">{introOf(machineType, fitting.length)}</Text>
      <FormGrid>
        {shown.map((definition) => (
          <SpecificationField key={definition.key} definition={definition} />
        ))}
      </FormGrid>
    </div>
  )
}
