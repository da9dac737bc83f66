"use client"

import { Combobox, toaster } from "@scanwright/design-system"
import { useState } from "react"
import type { Choice } from "@/staff/brands/data"
import type { Outcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useField } from "./editor-store"
import { NewChoiceDialog } from "./NewChoiceDialog"
import { FIELD_LABELS, fieldIdOf } from "./product-form"

interface Props {
  field: "brand_id" | "machine_type_id"
  choices: readonly Choice[]
  /** Adds a brand or a machine type by its name. */
  add: (input: { name: string }) => Promise<Outcome<Choice>>
  onAdded: (choice: Choice) => void
  required: boolean
}

/** A brand or a machine type: found by typing, or added in place. */
export function ChoiceField({ field, choices, add, onAdded, required }: Props) {
  "use memo"
  const { value, error, set } = useField(field)
  const [query, setQuery] = useState("")
  /** The name that the dialog asks about; null while it is closed. */
  const [asked, setAsked] = useState<string | null>(null)
  const { run, isPending } = useStaffAction(add, { isRepeatable: false })
  const label = FIELD_LABELS[field]
  const wanted = query.trim().toLocaleLowerCase("en-GB")
  const options = choices
    .filter(({ name }) => name.toLocaleLowerCase("en-GB").includes(wanted))
    .map(({ id, name }) => ({ value: id, label: name }))
  const chosen = choices.find(({ id }) => id === value)

  const noun = label.toLocaleLowerCase("en-GB")

  const create = async (name: string) => {
    const outcome = await run({ name })
    if (!outcome.ok) return
    setAsked(null)
    onAdded(outcome.value)
    set(outcome.value.id)
    toaster.show({ variant: "success", title: `${label} added`, description: outcome.value.name })
  }
  return (
    <>
      <Combobox
        label={label}
        id={fieldIdOf(field)}
        hint="Type to find one, or to add a new one"
        error={error}
        required={required}
        options={options}
        query={query}
        onQueryChange={setQuery}
        value={chosen ? { value: chosen.id, label: chosen.name } : null}
        onChange={(option) => set(option?.value ?? "")}
        createLabel={(name) => `Add a new ${noun} “${name}”…`}
        onCreate={setAsked}
      />
      {asked !== null && (
        <NewChoiceDialog
          {...{ noun, choices, isPending }}
          name={asked}
          onAdd={() => void create(asked)}
          onChoose={({ id }) => {
            set(id)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
