"use client"

import { NONE } from "@scanwright/backend/contract"
import { Button, Combobox, Dialog, RadioGroup } from "@scanwright/design-system"
import { type FormEvent, useId, useState } from "react"
import type { Choice, TaxonomyEntry, TaxonomyKind } from "./data"
import { TAXONOMY_LABELS } from "./labels"

/** Where the products of a deleted brand or machine type go. */
export interface ProductGoal {
  /** Of another one, or {@link NONE}. */
  readonly id: string
  /** Null where they stay without one. */
  readonly name: string | null
}

interface Props {
  kind: TaxonomyKind
  /** The one to delete; `products` is null where it has some, but nobody knows how many. */
  entry: TaxonomyEntry
  /** All of its kind. */
  choices: readonly Choice[]
  isDeleting: boolean
  onClose: () => void
  /** @param goal of its products; null where it has none */
  onDelete: (goal: ProductGoal | null) => void
}

/** What the question says of the products. */
function wordsOf(kind: TaxonomyKind, { products }: TaxonomyEntry) {
  const { one } = TAXONOMY_LABELS[kind]
  return {
    legend:
      products === null
        ? "Its products"
        : products === 1
          ? "Its product"
          : `Its ${products.toLocaleString("en-GB")} products`,
    move: `Move to another ${one}`,
    leave: `Leave without a ${one}`,
    consequence: `In the shop, but not in sitemaps, the product feed or search engines, until they have a ${one}.`,
  }
}

/** The question before a brand or machine type is deleted: where its products go. */
export function DeleteDialog({ kind, entry, choices, isDeleting, onClose, onDelete }: Props) {
  const formId = useId()
  const [way, setWay] = useState<string | null>(null)
  const [query, setQuery] = useState("")
  const [goal, setGoal] = useState<{ value: string; label: string } | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { one } = TAXONOMY_LABELS[kind]
  const asks = entry.products !== 0
  const words = wordsOf(kind, entry)
  const wanted = query.trim().toLocaleLowerCase("en-GB")
  const options = choices
    .filter(({ id, name }) => id !== entry.id && name.toLocaleLowerCase("en-GB").includes(wanted))
    .map(({ id, name }) => ({ value: id, label: name }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asks) return onDelete(null)
    if (way === "leave") return onDelete({ id: NONE, name: null })
    if (way === "move" && goal) return onDelete({ id: goal.value, name: goal.label })
    setRefused(true)
    const missing = way === null ? "input" : "[role=combobox]"
    event.currentTarget.querySelector<HTMLElement>(missing)?.focus()
  }

  const chooseWay = (chosen: string) => {
    setWay(chosen)
    setRefused(false)
  }

  // Whoever types another name has not chosen it yet.
  const find = (text: string) => {
    setQuery(text)
    if (text !== "") setGoal(null)
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={`Delete ${entry.name}?`}
      description={asks ? "Say where its products go." : "It has no products."}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isDeleting}>
            Delete
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {asks && (
          <RadioGroup
            legend={words.legend}
            name="way"
            required
            error={isRefused && way === null ? "Choose where they go" : undefined}
            value={way}
            onChange={chooseWay}
            options={[
              { value: "move", label: words.move },
              { value: "leave", label: words.leave, description: words.consequence },
            ]}
          />
        )}
        {asks && way === "move" && (
          <Combobox
            label={`New ${one}`}
            required
            error={isRefused && goal === null ? `Choose a ${one}` : undefined}
            options={options}
            query={query}
            onQueryChange={find}
            value={goal}
            onChange={setGoal}
          />
        )}
      </form>
    </Dialog>
  )
}
