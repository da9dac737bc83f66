"use client"

import { useStore } from "zustand"
import { ConflictDialog, type ConflictVariant } from "./ConflictDialog"
import { differencesOf } from "./merge"
import type { RecordStore } from "./record-store"

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join("\n")
  return typeof value === "string" ? value : JSON.stringify(value)
}

interface Props<Stored, Values extends object> {
  store: RecordStore<Stored, Values>
  variant?: ConflictVariant
  /** The record: "this article". */
  what: string
  /** The fields that can differ, in their order, with the name of each. */
  labels: Readonly<Record<keyof Values & string, string>>
  /** A field's value as text. */
  toText?: (name: keyof Values & string, values: Values) => string
  onResolve: (takes: readonly string[]) => Promise<void>
}

/** The conflict dialog of a record's form, open while a conflict is unresolved. */
export function RecordConflict<Stored, Values extends object>({
  store,
  variant,
  what,
  labels,
  toText = (name, values) => textOf(values[name]) || "(empty)",
  onResolve,
}: Props<Stored, Values>) {
  const theirs = useStore(store, (state) => state.theirs)
  if (!theirs) return null
  const { base, values, setTheirs } = store.getState()
  const names = Object.keys(labels) as (keyof Values & string)[]
  const fields = differencesOf(base, values, theirs.values, names).map((difference) => ({
    ...difference,
    label: labels[difference.name],
    mine: toText(difference.name, values),
    theirs: toText(difference.name, theirs.values),
  }))
  return (
    <ConflictDialog
      {...{ variant, what, fields }}
      onResolve={(takes) => void onResolve(takes)}
      onClose={() => setTheirs(null)}
    />
  )
}
