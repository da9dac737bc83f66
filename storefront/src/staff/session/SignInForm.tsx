"use client"

import { PasswordField } from "@scanwright/design-system"
import { signInAction } from "./account-actions"
import { EmailField } from "./AccountFields"
import { DoorForm } from "./AccountForm"

/** E-mail address and password. @param next where to go on to */
export function SignInForm({ next }: { next: string }) {
  return (
    <DoorForm action={signInAction} send="Sign in" fields={["email", "password"]}>
      {({ kept, problems }) => (
        <>
          <input type="hidden" name="next" value={next} />
          <EmailField value={kept?.email} error={problems?.email} />
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
    </DoorForm>
  )
}
