"use client"

import { Alert, Button, ErrorSummary, FormActions } from "@scanwright/design-system"
import { type ReactNode, useActionState } from "react"
import { useFormSize } from "@/lib/use-form-size"
import { type AccountState, INITIAL_STATE } from "./account-state"

interface Props {
  action: (before: AccountState, form: FormData) => Promise<AccountState>
  /** Label of the button. */
  send: string
  /** Names of the fields in their order, each its control's id. */
  fields: readonly string[]
  /** Shown in place of the form after success. */
  done?: ReactNode
  children: (state: AccountState) => ReactNode
}

/** A sign-in, registration or password form: works without scripts, and shows problems beside their fields. */
export function AccountForm({ action, send, fields, done, children }: Props) {
  const [state, submit, isSending] = useActionState(action, INITIAL_STATE)
  const { oversize, onSubmit } = useFormSize()
  const message = oversize ?? state.message
  if (state.done && done) return done
  const problems = fields.flatMap((fieldId) => {
    const message = state.problems?.[fieldId]
    return message === undefined ? [] : [{ fieldId, message }]
  })
  return (
    <form action={submit} onSubmit={onSubmit} noValidate className="grid gap-5">
      <ErrorSummary problems={problems} attempt={state.attempt} focus="field" />
      {message !== undefined && (
        <Alert key={state.attempt} variant="danger" live="assertive">
          {message}
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
