"use client"

import { PasswordField, TextField } from "@scanwright/design-system"
import { signInAction } from "./account-actions"
import { EmailField } from "./AccountFields"
import { AccountForm } from "./AccountForm"

/** The sign-in form: the password, and then a code where the account has a second factor. @param next path of the page after signing in */
export function SignInForm({ next }: { next: string }) {
  return (
    <AccountForm action={signInAction} send="Sign in" fields={["email", "password", "code"]}>
      {({ typed, problems, needsCode }) => (
        <>
          <input type="hidden" name="next" value={next} />
          {needsCode ? (
            <TextField
              id="code"
              name="code"
              label="Code"
              hint="Six digits from your authenticator app, or one of your recovery codes"
              autoComplete="one-time-code"
              required
              error={problems?.code}
            />
          ) : (
            <>
              <EmailField value={typed?.email} error={problems?.email} />
              <PasswordField
                id="password"
                name="password"
                label="Password"
                autoComplete="current-password"
                required
                error={problems?.password}
              />
            </>
          )}
        </>
      )}
    </AccountForm>
  )
}
