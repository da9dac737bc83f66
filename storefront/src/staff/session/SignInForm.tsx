"use client"

import { PasswordField } from "@scanwright/design-system"
import { signInAction } from "./account-actions"
import { EmailField } from "./AccountFields"
import { AccountForm } from "./AccountForm"

/** The sign-in form. @param next path of the page after signing in */
export function SignInForm({ next }: { next: string }) {
  return (
    <AccountForm action={signInAction} send="Sign in" fields={["email", "password"]}>
      {({ typed, problems }) => (
        <>
          <input type="hidden" name="next" value={next} />
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
    </AccountForm>
  )
}
