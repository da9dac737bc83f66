"use client"

import { Button, TextField } from "@scanwright/design-system"
import type { SubmitEvent } from "react"
import { saved as copy } from "@/content/saved"
import { LIST_NAME_MOST, toListName } from "./saved-list"

interface Props {
  label: string
  /** Called with the name typed, or a default one. */
  onSave: (name: string) => void
}

/** A field for the name of a new list, and a button that saves it. */
export function NewListForm({ label, onSave }: Props) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("name")
    onSave((typeof typed === "string" && toListName(typed)) || copy.defaultName)
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3 noscript:hidden">
      <TextField label={copy.name} name="name" maxLength={LIST_NAME_MOST} width="md" autoComplete="off" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
