"use client"

import { resetPasswordAction } from "./door-actions"
import { EmailField, NewPasswordField } from "./DoorFields"
import { DoorForm } from "./DoorForm"

interface Props {
  /** From the mail. */
  token: string
  email: string
}

/** Takes the new password. */
export function ResetPasswordForm({ token, email }: Props) {
  return (
    <DoorForm action={resetPasswordAction} send="Set the password" fields={["email", "password"]}>
      {({ problems }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <EmailField value={email} readOnly error={problems?.email} />
          <NewPasswordField label="New password" error={problems?.password} />
        </>
      )}
    </DoorForm>
  )
}
