"use client"

import { Alert, Button, Dialog, PasswordField, TextField } from "@scanwright/design-system"
import { type SubmitEvent, useId, useState } from "react"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { signInAgainAction } from "./account-actions"
import { signInAgainQuestion } from "./sign-in-again"

/** The dialog for a session that has expired: the page behind it and its forms stay as they are. */
export function SignInAgain({ email }: { email: string }) {
  const formId = useId()
  const asked = signInAgainQuestion.useAsked()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const code = form.get("code")
    setSending(true)
    const credentials = { email, password: form.get("password"), ...(code !== "" && { code }) }
    const reason = await signInAgainAction(credentials).catch((error: unknown) => {
      console.error("Signing in again:", error)
      return FAILURE_MESSAGES.unavailable ?? ""
    })
    setSending(false)
    setProblem(reason)
    if (reason === null) asked?.reply(true)
  }

  const close = () => {
    setProblem(null)
    asked?.reply(false)
  }

  return (
    <Dialog
      open={asked !== null}
      onClose={close}
      dismissible={false}
      size="sm"
      title="Please sign in again"
      description="Your session has ended. Sign in again to continue: what you typed is still here."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Not now
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            Sign in
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {problem !== null && (
          <Alert variant="danger" live="assertive">
            {problem}
          </Alert>
        )}
        <p>
          You are <strong>{email}</strong>
        </p>
        {/* Password managers find the account by this field. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <TextField
          name="code"
          label="Code"
          hint="Only if your account asks for one after the password"
          autoComplete="one-time-code"
        />
      </form>
    </Dialog>
  )
}
