"use client"

import { PasswordField, TextField } from "@scanwright/design-system"
import { signInAction } from "./door-actions"
import { DoorForm } from "./DoorForm"

/** E-mail address and password. @param next where to go on to */
export function SignInForm({ next }: { next: string }) {
  return (
    <DoorForm action={signInAction} send="Sign in" fields={["email", "password"]}>
      {({ kept, problems }) => (
        <>
          <input type="hidden" name="next" value={next} />
          <TextField
            id="email"
            name="email"
            label="Work e-mail"
            type="email"
            autoComplete="username"
            required
            defaultValue={kept?.email}
            error={problems?.email}
          />
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
