"use client"

import { Alert } from "@scanwright/design-system"
import { forgotPasswordAction } from "./account-actions"
import { EmailField } from "./AccountFields"
import { DoorForm } from "./AccountForm"

/** Asks for a link to choose a new password. */
export function ForgotPasswordForm() {
  return (
    <DoorForm
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
      {({ kept, problems }) => <EmailField value={kept?.email} error={problems?.email} />}
    </DoorForm>
  )
}
