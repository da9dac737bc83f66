"use client"

import { PasswordField, TextField } from "@scanwright/design-system"
import { registerAction } from "./door-actions"
import { DoorForm } from "./DoorForm"
import { PASSWORD_MIN } from "./password-rule"

interface Props {
  /** The invitation's token. */
  token: string
  /** Whom it was sent to; empty where the token does not say. */
  email: string
}

/** Opens an account with an invitation. */
export function RegisterForm({ token, email }: Props) {
  return (
    <DoorForm
      action={registerAction}
      send="Open the account"
      fields={["email", "first_name", "last_name", "password"]}
    >
      {({ kept, problems }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <TextField
            id="email"
            name="email"
            label="Work e-mail"
            hint="The address the invitation was sent to"
            type="email"
            autoComplete="username"
            required
            readOnly={email !== ""}
            defaultValue={kept?.email ?? email}
            error={problems?.email}
          />
          <TextField
            id="first_name"
            name="first_name"
            label="First name"
            autoComplete="given-name"
            required
            defaultValue={kept?.first_name}
            error={problems?.first_name}
          />
          <TextField
            id="last_name"
            name="last_name"
            label="Last name"
            autoComplete="family-name"
            required
            defaultValue={kept?.last_name}
            error={problems?.last_name}
          />
          <PasswordField
            id="password"
            name="password"
            label="Password"
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
