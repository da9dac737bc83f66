"use client"

import { useDeferredValue, useEffect } from "react"
import { useStore } from "zustand"
import { DraftOffer } from "@/staff/shell/DraftOffer"
import { useDraft } from "@/staff/shell/useDraft"
import { isUnsaved, type RecordStore } from "./record-store"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"

interface Props<Stored, Values extends object> {
  store: RecordStore<Stored, Values>
  /** Names the form and the record: "product:prod_01", or "product:new". */
  draftKey: string
}

function Draft<Stored, Values extends object>({ store, draftKey }: Props<Stored, Values>) {
  "use memo"
  // Deferred, so that a typed character is rendered first.
  const values = useDeferredValue(useStore(store, (state) => state.values))
  const replace = useStore(store, (state) => state.replace)
  const draft = useDraft(draftKey, values)
  useUnsavedChanges(useStore(store, isUnsaved))

  useEffect(() =>
    store.subscribe(({ saves }, before) => {
      if (saves !== before.saves) draft.clear()
    }),
  )

  return <DraftOffer draft={draft} onTake={replace} />
}

/**
 * Stores the unsaved values of a record's form in this browser, offers them again, and asks before unsaved changes are
 * left.
 */
export function DraftStorage<Stored, Values extends object>(props: Props<Stored, Values>) {
  "use memo"
  return <Draft key={useStore(props.store, (state) => state.saves)} {...props} />
}
