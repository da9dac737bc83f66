"use client"

import { resetPasswordAction } from "./account-actions"
import { EmailField, NewPasswordField } from "./AccountFields"
import { AccountForm } from "./AccountForm"

interface Props {
  /** The token from the mail. */
  token: string
  email: string
}

/** The form that sets a new password. */
export function ResetPasswordForm({ token, email }: Props) {
  return (
    <AccountForm action={resetPasswordAction} send="Set the password" fields={["email", "password"]}>
      {({ problems }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <EmailField value={email} readOnly error={problems?.email} />
          <NewPasswordField label="New password" error={problems?.password} />
        </>
      )}
    </AccountForm>
  )
}
