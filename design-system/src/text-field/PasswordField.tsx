"use client"

import { useEffect, useId, useRef, useState } from "react"
import { Field } from "../field"
import { type TextFieldProps } from "./TextField"

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "width" | "characterLimit" | "autoComplete"
> {
  /** Kind of password, for password managers. */
  autoComplete: "current-password" | "new-password"
}

/** A password field with a button that shows the password, so that typing mistakes can be seen. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id: givenId,
  className,
  "aria-describedby": describedBy,
  ...input
}: PasswordFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const root = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const [announcement, setAnnouncement] = useState("")

  useEffect(() => {
    // A password sent as a plain text field would be stored in the browser's form history.
    const form = root.current?.closest("form")
    const hide = () => setShown(false)
    form?.addEventListener("submit", hide)
    return () => form?.removeEventListener("submit", hide)
  }, [])

  return (
    <Field {...{ label, hideLabel, hint, error, required, id, className, describedBy }}>
      {(control) => (
        <div ref={root} className="affixed">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            className="control"
          />
          <button
            type="button"
            aria-controls={id}
            disabled={input.disabled}
            onClick={() => {
              setShown(!isShown)
              setAnnouncement(isShown ? "Password hidden" : "Password shown")
            }}
          >
            {isShown ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </button>
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  )
}
