"use client"

import { resetPasswordAction } from "./account-actions"
import { EmailField, NewPasswordField } from "./AccountFields"
import { DoorForm } from "./AccountForm"

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
