import { useState } from "react"
import { isSameValue } from "./is-same-value"
import { merged } from "./merge"

/** What is wrong with a form, by the names of its fields. */
type Problems<Field extends string> = Partial<Record<Field, string>>

interface RecordForm<Stored, Values, Field extends string> {
  /** The record as it was last read; nothing for one that is not stored yet. */
  readonly stored: Stored | null
  /** Its values as they were last read. */
  readonly before: Values
  readonly values: Values
  setValues: (values: Values) => void
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly isDirty: boolean
  readonly problems: Problems<Field>
  /** Raised with each refusal, so that its summary takes the focus again. */
  readonly attempt: number
  refuse: (problems: Problems<Field>) => void
  /** Takes over what was stored. */
  keep: (saved: Stored) => void
  /** The record as somebody else has changed it meanwhile. */
  readonly theirs: Stored | null
  setTheirs: (record: Stored | null) => void
  /**
   * Brings both people's changes together on their record.
   *
   * @param takes names of the fields in which the other's words are taken
   * @returns what is left to be saved, if anything
   */
  resolve: (takes: readonly string[]) => { values: Values; on: Stored } | null
}

/**
 * The state of a form that changes a record which others may change too.
 *
 * @param record as read; null for a new one
 * @param toValues its values in the form; of null, those a new one begins with
 */
export function useRecordForm<Stored, Values extends object, Field extends string>(
  record: Stored | null,
  toValues: (record: Stored | null) => Values,
): RecordForm<Stored, Values, Field> {
  const [stored, setStored] = useState(record)
  const [before, setBefore] = useState(() => toValues(record))
  const [values, setValues] = useState(before)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [attempt, setAttempt] = useState(0)
  const [theirs, setTheirs] = useState<Stored | null>(null)

  return {
    ...{ stored, before, values, setValues, problems, attempt, theirs, setTheirs },
    set: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    isDirty: !isSameValue(values, before),
    refuse: (found) => {
      setProblems(found)
      setAttempt((count) => count + 1)
    },
    keep: (saved) => {
      const now = toValues(saved)
      setStored(saved)
      setBefore(now)
      setValues(now)
      setProblems({})
    },
    resolve: (takes) => {
      if (!theirs) return null
      const others = toValues(theirs)
      const both = merged(before, values, others, takes)
      setTheirs(null)
      setStored(theirs)
      setBefore(others)
      setValues(both)
      return isSameValue(both, others) ? null : { values: both, on: theirs }
    },
  }
}
