import { createStore, type StoreApi } from "zustand/vanilla"
import { isSameValue } from "./is-same-value"
import { merge } from "./merge"

/** Pause in typing after which fields with a problem are checked again, in ms. */
const RECHECK_MS = 300

/** Errors of a form by the path of the field: "images.0.alt". */
export type Problems = Readonly<Record<string, string>>

/** The form of one record, which other members of staff may change at the same time. */
export interface RecordState<Stored, Values extends object> {
  /** The record as it was last read or saved; null for one that is not stored yet. */
  readonly stored: Stored | null
  /** The values of the stored record: a value that differs from its base is unsaved. */
  readonly base: Values
  readonly values: Values
  /** The record as somebody else has saved it since; null without a conflict. */
  readonly theirs: { readonly record: Stored; readonly values: Values } | null
  /** Filled by a refused attempt to save. */
  readonly problems: Problems
  /** Counts refused attempts, so that the error summary takes the focus again with each. */
  readonly attempt: number
  /** Number of saves: each makes the draft in the browser's storage obsolete. */
  readonly saves: number
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Sets a field with a function of its present value: for uploads and other changes that end later. */
  readonly change: <Name extends keyof Values>(name: Name, how: (value: Values[Name]) => Values[Name]) => void
  readonly replace: (values: Values) => void
  readonly refuse: (problems: Problems) => void
  /** Takes over the saved record. */
  readonly markSaved: (saved: Stored) => void
  /** Treats the present values as saved: a deleted record leaves nothing to save. */
  readonly markClean: () => void
  /** Opens a conflict with the record as it is stored now; null closes it. */
  readonly setTheirs: (record: Stored | null) => void
  /**
   * Resolves a conflict: the other person's record becomes the base of the form.
   *
   * @param takes names of the fields with the other person's value
   */
  readonly resolve: (takes: readonly string[]) => void
}

export type RecordStore<Stored, Values extends object> = StoreApi<RecordState<Stored, Values>>

interface Options<Stored, Values> {
  /** As read; null for a new one. */
  readonly record: Stored | null
  /** The record's values in the form; of null, those of an empty form. */
  readonly toValues: (record: Stored | null) => Values
  /** Initial values where they are not the record's: a copy of another one. */
  readonly initial?: Values
  /** Finds errors. While somebody types, corrected errors disappear, and no new ones appear. */
  readonly recheck?: (values: Values, base: Values, stored: Stored | null) => Problems
}

/** Holds the form of a record outside React, so that typing renders only the field that is typed into. */
export function createRecordStore<Stored, Values extends object>({
  record,
  toValues,
  initial,
  recheck,
}: Options<Stored, Values>): RecordStore<Stored, Values> {
  const first = toValues(record)
  let timer: ReturnType<typeof setTimeout> | undefined
  return createStore<RecordState<Stored, Values>>()((set, get) => {
    const checkAgain = () => {
      if (!recheck || Object.keys(get().problems).length === 0) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { values, base, stored, problems } = get()
        const found = recheck(values, base, stored)
        const left = Object.keys(problems).flatMap((path) => {
          const message = found[path]
          return message === undefined ? [] : [[path, message] as const]
        })
        set({ problems: Object.fromEntries(left) })
      }, RECHECK_MS)
    }
    const update = (part: Partial<Values>) => {
      set(({ values }) => ({ values: { ...values, ...part } }))
      checkAgain()
    }
    return {
      ...{ stored: record, base: first, values: initial ?? first, theirs: null },
      ...{ problems: {}, attempt: 0, saves: 0 },
      set: (name, value) => update({ [name]: value } as unknown as Partial<Values>),
      change: (name, how) => update({ [name]: how(get().values[name]) } as unknown as Partial<Values>),
      replace: (values) => set({ values, problems: {} }),
      refuse: (problems) => set(({ attempt }) => ({ problems, attempt: attempt + 1 })),
      markSaved: (saved) => {
        const values = toValues(saved)
        set(({ saves }) => ({ stored: saved, base: values, values, problems: {}, saves: saves + 1 }))
      },
      markClean: () => set(({ values, saves }) => ({ base: values, saves: saves + 1 })),
      setTheirs: (theirs) => set({ theirs: theirs && { record: theirs, values: toValues(theirs) } }),
      resolve: (takes) =>
        set(({ theirs, values }) =>
          theirs
            ? {
                ...{ stored: theirs.record, base: theirs.values, theirs: null, problems: {} },
                values: merge(values, theirs.values, takes),
              }
            : {},
        ),
    }
  })
}

/** Whether a form has changes that are not stored. */
export const isUnsaved = <Values extends object>({
  values,
  base,
}: Pick<RecordState<unknown, Values>, "values" | "base">): boolean =>
  values !== base &&
  (Object.keys(base) as (keyof Values)[]).some((name) => !isSameValue(values[name], base[name]))
