"use client"

import { PasswordField, TextField } from "@scanwright/design-system"
import { resetPasswordAction } from "./door-actions"
import { DoorForm } from "./DoorForm"
import { PASSWORD_MIN } from "./password-rule"

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
          {/* Tells password managers whose password it is. */}
          <TextField
            id="email"
            name="email"
            label="Work e-mail"
            type="email"
            autoComplete="username"
            readOnly
            defaultValue={email}
            error={problems?.email}
          />
          <PasswordField
            id="password"
            name="password"
            label="New password"
            hint={`At least ${PASSWORD_MIN} characters; three random words are easy to remember`}
            autoComplete="new-password"
            required
            error={problems?.password}
          />
        </>
      )}
    </DoorForm>
  )
}
