"use client"

import { Alert, Button } from "@scanwright/design-system"
import type { useDraft } from "./useDraft"

const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })

interface Props<Value> {
  draft: ReturnType<typeof useDraft<Value>>
  onTake: (value: Value) => void
}

/** Offers to restore the unsaved values stored in this browser. */
export function DraftOffer<Value>({ draft: { offered, take, discard }, onTake }: Props<Value>) {
  if (!offered) return null
  return (
    <Alert
      variant="info"
      live="polite"
      title="There is an unsaved draft"
      actions={
        <>
          <Button
            size="sm"
            onClick={() => {
              const value = take()
              if (value) onTake(value)
            }}
          >
            Restore
          </Button>
          <Button size="sm" variant="secondary" onClick={discard}>
            Delete draft
          </Button>
        </>
      }
    >
      {`You typed it in this browser, last on ${when.format(new Date(offered.savedAt))}.`}
    </Alert>
  )
}
