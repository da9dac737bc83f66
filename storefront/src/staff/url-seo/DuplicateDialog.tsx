"use client"

import { normaliseSitePath } from "@scanwright/backend/contract"
import { Button, Dialog, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useId, useState } from "react"
import { editSeoHref } from "./address-list"

interface Props {
  /** The address whose config is duplicated. */
  url: string
  onClose: () => void
}

/** Asks for another address, whose form then begins with a copy of the config. */
export function DuplicateDialog({ url, onClose }: Props) {
  const router = useRouter()
  const formId = useId()
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string | null>(null)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const target = normaliseSitePath(typed.trim())
    if (target === null) return setError("Enter a path of this site, like /contact")
    if (target === url) return setError("Enter another address than that of the config")
    router.push(editSeoHref(target, url))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Duplicate the config of ${url}`}
      description="The form of the other address opens with a copy. Nothing changes before you save it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Duplicate
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Other address"
          hint="A path of this site, like /contact"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
          error={error}
          required
        />
      </form>
    </Dialog>
  )
}
