import { useState } from "react"
import type { FailedOutcome, Outcome } from "@/staff/session/outcome"
import { showFailure } from "@/staff/session/useStaffAction"
import { createRecordStore, isUnsaved, type Problems, type RecordStore } from "./record-store"

interface Options<Stored, Values extends object, Saved> {
  /** As read; null for a new one. */
  readonly record: Stored | null
  /** The record's values in the form; of null, those of an empty form. */
  readonly toValues: (record: Stored | null) => Values
  /** What the form begins with where that is not the record: a copy of another one. */
  readonly initial?: Values
  /** Finds what is wrong before anything is sent. */
  readonly check?: (values: Values, base: Values) => Problems
  /** Whether problems go as soon as typing has put them right, and not only with the next attempt. */
  readonly rechecks?: boolean
  /** Stores the values. @param on the record they change; null to add one */
  readonly save: (values: Values, on: Stored | null) => Promise<Outcome<Saved>>
  /** Reads the record as it is now; null where there is none to read. Shows its failure itself. */
  readonly readNow: (on: Stored | null) => Promise<Outcome<Stored | null> | null>
  /** What the server refuses, by field; the paths of its response by default. */
  readonly toProblems?: (outcome: FailedOutcome) => Problems
  /** @param on the record that was changed; null for one that was added */
  readonly onSaved: (saved: Saved, on: Stored | null, store: RecordStore<Stored, Values>) => void
  /** After a conflict in which every value of the other person's was taken: nothing is left to be sent. */
  readonly onNothingLeft?: (stored: Stored, store: RecordStore<Stored, Values>) => void
}

interface RecordForm<Stored, Values extends object> {
  readonly store: RecordStore<Stored, Values>
  /** Checks the values and stores them; a refusal shows beside the fields, a conflict in a dialog, the rest in a toast. */
  readonly save: () => Promise<void>
  /** Ends a conflict and saves what is left. @param takes names of the fields whose value is the other person's */
  readonly resolve: (takes: readonly string[]) => Promise<void>
  /** Shows a failed attempt to write the record. */
  readonly showRefusal: (outcome: FailedOutcome) => Promise<void>
}

/** The form of a record that others may change too: its state, and the way from pressing Save to what came of it. */
export function useRecordForm<Stored, Values extends object, Saved = Stored>({
  record,
  toValues,
  initial,
  check,
  rechecks = false,
  save: write,
  readNow,
  toProblems = ({ fields }) => fields ?? {},
  onSaved,
  onNothingLeft,
}: Options<Stored, Values, Saved>): RecordForm<Stored, Values> {
  const [store] = useState(() =>
    createRecordStore({ record, toValues, initial, recheck: rechecks ? check : undefined }),
  )

  const showRefusal = async (outcome: FailedOutcome) => {
    const { refuse, setTheirs, stored } = store.getState()
    if (outcome.kind === "conflict") {
      const now = await readNow(stored)
      if (now?.ok && now.value !== null) setTheirs(now.value)
      else if (now === null || now.ok) showFailure(outcome)
    } else if (outcome.kind === "invalid") {
      const problems = toProblems(outcome)
      refuse(problems)
      if (Object.keys(problems).length === 0) showFailure(outcome)
    } else showFailure(outcome)
  }

  const save = async () => {
    const { values, base, stored, refuse } = store.getState()
    const problems = check?.(values, base) ?? {}
    if (Object.keys(problems).length > 0) return refuse(problems)
    store.setState({ problems: {} })
    const outcome = await write(values, stored)
    if (outcome.ok) onSaved(outcome.value, stored, store)
    else await showRefusal(outcome)
  }

  const resolve = async (takes: readonly string[]) => {
    store.getState().resolve(takes)
    const state = store.getState()
    if (isUnsaved(state)) await save()
    else if (state.stored !== null) onNothingLeft?.(state.stored, store)
  }

  return { store, save, resolve, showRefusal }
}
