"use client"

import { TextField } from "@scanwright/design-system"
import { registerAction } from "./account-actions"
import { EmailField, NewPasswordField } from "./AccountFields"
import { AccountForm } from "./AccountForm"

interface Props {
  /** The invitation's token. */
  token: string
  /** The invited e-mail address; empty where the token has none. */
  email: string
}

const NAMES = [
  { name: "first_name", label: "First name", autoComplete: "given-name" },
  { name: "last_name", label: "Last name", autoComplete: "family-name" },
] as const

/** The form that opens an account with an invitation. */
export function RegisterForm({ token, email }: Props) {
  return (
    <AccountForm
      action={registerAction}
      send="Open the account"
      fields={["email", "first_name", "last_name", "password"]}
    >
      {({ typed, problems }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <EmailField
            hint="The address the invitation was sent to"
            readOnly={email !== ""}
            value={typed?.email ?? email}
            error={problems?.email}
          />
          {NAMES.map(({ name, label, autoComplete }) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={label}
              autoComplete={autoComplete}
              required
              defaultValue={typed?.[name]}
              error={problems?.[name]}
            />
          ))}
          <NewPasswordField label="Password" error={problems?.password} />
        </>
      )}
    </AccountForm>
  )
}
