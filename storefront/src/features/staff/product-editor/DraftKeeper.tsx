"use client"

import { Alert, Button } from "@scanwright/design-system"
import { useDeferredValue, useEffect, type RefObject } from "react"
import { useDraft } from "../shell/useDraft"
import { useUnsavedChanges } from "../shell/useUnsavedChanges"
import { isUnsaved, useEditorState } from "./editor-store"

const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })

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
  const { offered, take, discard, clear } = useDraft(`product:${draftKey}`, form)
  useUnsavedChanges(useEditorState(isUnsaved))

  useEffect(() => {
    forgetRef.current = clear
  })

  if (!offered) return null
  return (
    <Alert
      tone="info"
      live="polite"
      title="There is an unsaved draft"
      actions={
        <>
          <Button
            size="sm"
            onClick={() => {
              const draft = take()
              if (draft) replace(draft)
            }}
          >
            Go on with the draft
          </Button>
          <Button size="sm" variant="secondary" onClick={discard}>
            Discard it
          </Button>
        </>
      }
    >
      {`You typed it in this browser, last on ${when.format(new Date(offered.savedAt))}.`}
    </Alert>
  )
}
