import { useRef, useState } from "react"
import type { FailedOutcome, Outcome } from "@/staff/session/outcome"
import { showFailure } from "@/staff/session/useStaffAction"
import { createRecordStore, isUnsaved, type Problems, type RecordStore } from "./record-store"

interface Options<Stored, Values extends object, Saved> {
  /** As read; null for a new one. */
  readonly record: Stored | null
  /** The record's values in the form; of null, those of an empty form. */
  readonly toValues: (record: Stored | null) => Values
  /** Initial values where they are not the record's: a copy of another one. */
  readonly initial?: Values
  /** Finds errors before anything is sent. */
  readonly check?: (values: Values, base: Values, stored: Stored | null) => Problems
  /** Whether errors disappear as soon as they are corrected, and not only with the next attempt. */
  readonly rechecks?: boolean
  /** Stores the values. @param on the record they change; null to add one */
  readonly save: (values: Values, on: Stored | null) => Promise<Outcome<Saved>>
  /** Reads the record as it is stored now; null where there is none. Shows its own failure. */
  readonly readNow: (on: Stored | null) => Promise<Outcome<Stored | null> | null>
  /** Errors of a refused request by field; by default the paths of the response. */
  readonly toProblems?: (outcome: FailedOutcome) => Problems
  /** @param on the record that was changed; null for one that was added */
  readonly onSaved: (saved: Saved, on: Stored | null, store: RecordStore<Stored, Values>) => void
  /** Called after a conflict in which every value of the other person was taken: nothing is left to be sent. */
  readonly onNothingLeft?: (stored: Stored, store: RecordStore<Stored, Values>) => void
}

interface RecordForm<Stored, Values extends object> {
  readonly store: RecordStore<Stored, Values>
  /**
   * Checks the values and stores them; errors are shown beside the fields, a conflict in a dialog, other failures in a
   * toast.
   *
   * @param changes values that the form takes over only once they are stored: a refused attempt leaves it as it was
   */
  readonly save: (changes?: Partial<Values>) => Promise<void>
  /** Resolves a conflict and saves the rest. @param takes names of the fields with the other person's value */
  readonly resolve: (takes: readonly string[]) => Promise<void>
  /** Shows a failed attempt to write the record. */
  readonly showRefusal: (outcome: FailedOutcome) => Promise<void>
}

/** State and actions of the form of a record that others may change at the same time: checking, saving and conflicts. */
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

  /** Changes of the attempt that met a conflict, for when it goes on. */
  const attempted = useRef<Partial<Values>>({})

  const showRefusal = async (outcome: FailedOutcome, changes: Partial<Values> = {}) => {
    attempted.current = changes
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

  const save = async (changes: Partial<Values> = {}) => {
    const { values: typed, base, stored, refuse } = store.getState()
    const values = { ...typed, ...changes }
    const problems = check?.(values, base, stored) ?? {}
    if (Object.keys(problems).length > 0) return refuse(problems)
    store.setState({ problems: {} })
    const outcome = await write(values, stored)
    if (outcome.ok) onSaved(outcome.value, stored, store)
    else await showRefusal(outcome, changes)
  }

  const resolve = async (takes: readonly string[]) => {
    store.getState().resolve(takes)
    const state = store.getState()
    const values = { ...state.values, ...attempted.current }
    if (isUnsaved({ ...state, values })) await save(attempted.current)
    else if (state.stored !== null) onNothingLeft?.(state.stored, store)
  }

  return { store, save, resolve, showRefusal: (outcome) => showRefusal(outcome) }
}
