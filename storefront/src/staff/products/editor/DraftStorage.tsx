"use client"

import { useDeferredValue, useEffect, type RefObject } from "react"
import { DraftOffer } from "@/staff/shell/DraftOffer"
import { useDraft } from "@/staff/shell/useDraft"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { isUnsaved, useEditorState } from "./editor-store"

interface Props {
  /** Which product's draft: its id, or "new". */
  draftKey: string
  /** Is given what forgets the draft, once the form is saved. */
  forgetRef: RefObject<() => void>
}

/** Keeps what is typed in this browser, offers it again, and asks before unsaved changes are left. */
export function DraftKeeper({ draftKey, forgetRef }: Props) {
  "use memo"
  // After the key that is typed, not with it.
  const form = useDeferredValue(useEditorState((state) => state.form))
  const replace = useEditorState((state) => state.replace)
  const draft = useDraft(`product:${draftKey}`, form)
  useUnsavedChanges(useEditorState(isUnsaved))

  useEffect(() => {
    forgetRef.current = draft.clear
  })

  return <DraftOffer draft={draft} onTake={replace} />
}
