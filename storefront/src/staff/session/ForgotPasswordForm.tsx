"use client"

import { Alert } from "@scanwright/design-system"
import { forgotPasswordAction } from "./account-actions"
import { EmailField } from "./AccountFields"
import { AccountForm } from "./AccountForm"

/** The form that requests a link to choose a new password. */
export function ForgotPasswordForm() {
  return (
    <AccountForm
      action={forgotPasswordAction}
      send="Send the link"
      fields={["email"]}
      done={
        <Alert variant="success" live="polite" title="Look into your mail">
          If there is an account for that address, a link to choose a new password is on its way. It works for
          15 minutes.
        </Alert>
      }
    >
      {({ typed, problems }) => <EmailField value={typed?.email} error={problems?.email} />}
    </AccountForm>
  )
}
