"use client"

import { PASSWORD_MIN } from "@scanwright/backend/contract"
import { PasswordField, TextField } from "@scanwright/design-system"

interface EmailProps {
  value?: string
  error?: string
  hint?: string
  /** For an address that is known; password managers find the account by the field. */
  readOnly?: boolean
}

/** The address somebody signs in with. */
export function EmailField({ value, readOnly = false, ...props }: EmailProps) {
  return (
    <TextField
      {...props}
      id="email"
      name="email"
      label="Work e-mail"
      type="email"
      autoComplete="username"
      required
      readOnly={readOnly}
      defaultValue={value}
    />
  )
}

interface NewPasswordProps {
  label: string
  error?: string
}

/** A field for a new password, with the rule for it. */
export function NewPasswordField({ label, error }: NewPasswordProps) {
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      hint={`At least ${PASSWORD_MIN} characters; three random words are easy to remember`}
      autoComplete="new-password"
      required
      error={error}
    />
  )
}
