import { createContext, use } from "react"
import { useStore } from "zustand"
import type { RecordState, RecordStore } from "./record-store"

/**
 * The hooks by which the parts of one kind of record's form reach its store.
 *
 * @returns `RecordProvider` for around the form; the hooks throw an Error outside of it
 */
export function createRecordHooks<Stored, Values extends object>() {
  const RecordContext = createContext<RecordStore<Stored, Values> | null>(null)

  function useRecordStore(): RecordStore<Stored, Values> {
    const store = use(RecordContext)
    if (!store) throw new Error("Using a part of a record's form outside its provider")
    return store
  }

  /** A part of the form's state; the component renders again only when that part changes. */
  const useRecordState = <Part>(choose: (state: RecordState<Stored, Values>) => Part): Part =>
    useStore(useRecordStore(), choose)

  /** A field's value, how to set it, and its problem. */
  function useField<Name extends keyof Values & string>(name: Name) {
    const value = useRecordState(({ values }) => values[name])
    const error = useRecordState(({ problems }) => problems[name]) ?? null
    const set = useRecordState((state) => state.set)
    return { value, error, set: (next: Values[Name]) => set(name, next) }
  }

  return { RecordProvider: RecordContext, useRecordStore, useRecordState, useField }
}
