"use client"

import { Button, Dialog, RadioGroup, Text } from "@scanwright/design-system"
import { useState } from "react"
import type { ProductChoices } from "./data"
import { isSameValue } from "@/staff/records/is-same-value"
import { changedFields, FIELD_LABELS, type ProductField, type ProductForm } from "./product-form"

type Side = "mine" | "theirs"

interface Props {
  /** The form as it was read before both changed it. */
  base: ProductForm
  mine: ProductForm
  theirs: ProductForm
  choices: ProductChoices
  onResolve: (form: ProductForm) => void
  onClose: () => void
}

/** Characters of a value that are shown of either side. */
const SHOWN = 240

/** A value in words. */
function wordsOf(field: ProductField, form: ProductForm, { brands, machineTypes }: ProductChoices): string {
  const nameIn = (all: ProductChoices["brands"], id: string) => all.find((one) => one.id === id)?.name ?? id
  const value = form[field]
  if (field === "brandId") return nameIn(brands, form.brandId) || "None"
  if (field === "machineTypeId") return nameIn(machineTypes, form.machineTypeId) || "None"
  if (field === "images") {
    return form.images.map(({ alt, url }) => alt || url).join("; ") || "No pictures"
  }
  if (Array.isArray(value)) return (value as string[]).join("; ") || "Empty"
  if (typeof value === "object") {
    const entries = Object.entries(value).filter(([, one]) => one.length > 0)
    return entries.map(([key, one]) => `${key}: ${String(one)}`).join("; ") || "Empty"
  }
  return value || "Empty"
}

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** What two people have changed at once, field by field: whose value stays is chosen, then saved. */
export function ConflictDialog({ base, mine, theirs, choices, onResolve, onClose }: Props) {
  const fields = changedFields(mine, theirs)
  const [chosen, setChosen] = useState<Partial<Record<ProductField, Side>>>({})
  /** Where only the other person changed a field, theirs is no loss; where both did, one's own is not given away unasked. */
  const sideOf = (field: ProductField): Side =>
    chosen[field] ?? (isSameValue(mine[field], base[field]) ? "theirs" : "mine")
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(fields.map((field) => [field, side])))
  const resolve = () => {
    const taken = fields.filter((field) => sideOf(field) === "theirs")
    onResolve({ ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) })
  }
  return (
    <Dialog
      open
      dismissible={false}
      size="lg"
      title="Somebody else has changed this product"
      description="They saved it after you opened it. Choose for each field what is to be saved now."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={resolve}>Save what is chosen</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={() => chooseAll("mine")}>
            Keep all mine
          </Button>
          <Button size="sm" variant="secondary" onClick={() => chooseAll("theirs")}>
            Take all theirs
          </Button>
        </div>
        {fields.length === 0 && <Text>Both of you have written the same. Saving changes nothing.</Text>}
        {fields.map((field) => (
          <RadioGroup
            key={field}
            legend={FIELD_LABELS[field]}
            name={`conflict-${field}`}
            appearance="cards"
            value={sideOf(field)}
            onChange={(side) => setChosen((all) => ({ ...all, [field]: side as Side }))}
            options={[
              { value: "mine", label: "Keep mine", description: shorten(wordsOf(field, mine, choices)) },
              {
                value: "theirs",
                label: "Take theirs",
                description: shorten(wordsOf(field, theirs, choices)),
              },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
