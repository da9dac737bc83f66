"use client"

import { Button, FormActions, TextField } from "@scanwright/design-system"
import type { SubmitEvent } from "react"

interface Props {
  /** Label of the button. */
  send: string
  variant?: "primary" | "danger"
  isPending: boolean
  /** Problem with the code that was sent. */
  error?: string
  hint: string
  onSend: (code: string) => void
}

/** A form with a code of the authenticator app. */
export function CodeForm({ send, variant = "primary", isPending, error, hint, onSend }: Props) {
  // React does not hold the code, so that one typed before the page is live is not lost.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get("code")
    onSend(typeof code === "string" ? code : "")
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        required
        name="code"
        {...(error !== undefined && { error })}
      />
      <FormActions>
        <Button type="submit" variant={variant} loading={isPending}>
          {send}
        </Button>
      </FormActions>
    </form>
  )
}
