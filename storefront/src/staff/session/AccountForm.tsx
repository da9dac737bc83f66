"use client"

import { Alert, Button, ErrorSummary, FormActions } from "@scanwright/design-system"
import { type ReactNode, useActionState } from "react"
import { type DoorState, FIRST } from "./account-state"

interface Props {
  action: (before: DoorState, form: FormData) => Promise<DoorState>
  /** What the button says. */
  send: string
  /** Names of the fields in their order, each its control's id. */
  fields: readonly string[]
  /** In place of the form once it is done. */
  done?: ReactNode
  children: (state: DoorState) => ReactNode
}

/** A form in front of the door: it works without scripts, and says what is wrong beside each field. */
export function DoorForm({ action, send, fields, done, children }: Props) {
  const [state, submit, isSending] = useActionState(action, FIRST)
  if (state.done && done) return done
  const problems = fields.flatMap((fieldId) => {
    const message = state.problems?.[fieldId]
    return message === undefined ? [] : [{ fieldId, message }]
  })
  return (
    <form action={submit} noValidate className="grid gap-5">
      <ErrorSummary problems={problems} attempt={state.attempt} focus="field" />
      {state.message !== undefined && (
        <Alert key={state.attempt} variant="danger" live="assertive">
          {state.message}
        </Alert>
      )}
      {children(state)}
      <FormActions>
        <Button type="submit" loading={isSending}>
          {send}
        </Button>
      </FormActions>
    </form>
  )
}
