import { type InputHTMLAttributes, type ReactNode, useId } from "react"
import { FieldError, type FieldFrame, joinIds, LabelText } from "../field"
import { cx } from "../lib/cx"
import { MixedInput } from "./MixedInput"

export interface CheckboxProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame | "type"> {
  /** True while some but not all dependent boxes are ticked: shows a bar instead of a tick. */
  indeterminate?: boolean
  /** Content at the end of the line: the number of results. */
  end?: ReactNode
}

/** A single choice, or consent. */
export function Checkbox({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  id: givenId,
  className,
  indeterminate,
  end,
  "aria-describedby": describedBy,
  ...input
}: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const control = {
    ...input,
    type: "checkbox",
    id,
    required,
    "aria-describedby": joinIds(error && errorId, hint && hintId, describedBy),
    "aria-errormessage": error ? errorId : undefined,
    "aria-invalid": Boolean(error),
    className: "tick",
  } as const
  return (
    <div className={cx("field", error && "field-invalid", className)}>
      <FieldError id={errorId} error={error} />
      <div className="choice">
        {indeterminate === undefined ? (
          <input {...control} />
        ) : (
          <MixedInput {...control} indeterminate={indeterminate} />
        )}
        <label htmlFor={id} className={hideLabel ? "sr-only" : undefined}>
          <LabelText required={required}>{label}</LabelText>
        </label>
        {end && <span className="choice-end">{end}</span>}
        {hint && (
          <div id={hintId} className="choice-hint">
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
