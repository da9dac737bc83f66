"use client"

import type { AdminFormNote } from "@scanwright/backend/contract"
import { Button, FormActions, Panel, Text, TextArea, Timeline } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { addNote } from "./actions"
import { secondText } from "./moments"
import { addNoteSchema } from "./submission-input"

interface Props {
  id: string
  notes: readonly AdminFormNote[]
  /** Most characters of a note. */
  most: number
}

/** The staff's notes on a submission, and a form for a new one. Visitors never see them. */
export function NotesPanel({ id, notes, most }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(addNote, { schema: addNoteSchema, isRepeatable: false })
  const [text, setText] = useState("")
  const [error, setError] = useState<string>()
  useUnsavedChanges(text.trim() !== "")

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === "") {
      setError("Enter a note")
      return
    }
    setError(undefined)
    const outcome = await run({ id, text })
    if (!outcome.ok) {
      setError(outcome.fields?.text)
      return
    }
    setText("")
    router.refresh()
  }

  return (
    <Panel title="Notes" intro="For staff only.">
      <div className="grid gap-6">
        {notes.length === 0 ? (
          <Text variant="muted">Nobody has written anything down yet.</Text>
        ) : (
          <Timeline
            label="Notes"
            events={notes.map(({ author, text: written, created_at: at }) => ({
              date: secondText(at),
              dateTime: at,
              title: author,
              body: (
                <Text>
                  <span className="whitespace-pre-line wrap-anywhere">{written}</span>
                </Text>
              ),
            }))}
          />
        )}
        <form onSubmit={(event) => void save(event)} className="grid gap-4" noValidate>
          <TextArea
            label="Note"
            rows={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
            characterLimit={most}
            {...(error !== undefined && { error })}
          />
          <FormActions>
            <Button type="submit" variant="secondary" loading={isPending}>
              Add note
            </Button>
          </FormActions>
        </form>
      </div>
    </Panel>
  )
}
