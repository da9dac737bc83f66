import { type ReactNode, useId } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

/** Props of every field. */
export interface FieldFrame {
  /** Label of the field: a few words, without a colon. */
  label: ReactNode
  /** True where the surrounding text names the field: the label is then for screen readers only. */
  hideLabel?: boolean
  /** A sentence that helps to fill the field in: a format, where to find the value, why it is needed. */
  hint?: ReactNode
  /** Error message with the remedy; null or left out when there is none. */
  error?: string | null
  /** True for a field that must be filled in; false adds "(optional)" to the label; left out, as for a filter, neither. */
  required?: boolean
  /** Id of the control, to which an error summary links; generated when left out. */
  id?: string
  className?: string
}

/** Attributes of a control inside a field, with which assistive technology announces label, hint and error. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  "aria-describedby": string | undefined
  "aria-errormessage": string | undefined
  /** Set even when false: otherwise some screen readers call an empty required field invalid from the start. */
  "aria-invalid": boolean
}

export interface FieldProps extends FieldFrame {
  /** Ids of further elements that describe the control: a unit, a count. */
  describedBy?: string
  /** Renders the control; spread the argument on the element that takes the focus. */
  children: (control: FieldControl) => ReactNode
}

/** Ids for `aria-describedby`; undefined when there are none. */
export const joinIds = (...ids: (string | false | 0 | 0n | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined

/** The text of a label, with "(optional)" for an optional field. */
export function LabelText({ children, required }: { children: ReactNode; required: boolean | undefined }) {
  return (
    <>
      {children}
      {required === false && (
        <>
          {" "}
          <span className="field-optional">(optional)</span>
        </>
      )}
    </>
  )
}

/** The error of a field, with an icon; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="field-error">
      <Icon name="warning" />
      <span>
        <span className="sr-only">Error: </span>
        {error}
      </span>
    </p>
  )
}

/** The frame that all fields share: label, hint, error and the control, wired by id. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  id: givenId,
  describedBy,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={cx("field", error && "field-invalid", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
        <LabelText required={required}>{label}</LabelText>
      </label>
      {hint && (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
      <div className="field-control">
        {children({
          id,
          required,
          "aria-describedby": joinIds(error && errorId, hint && hintId, describedBy),
          "aria-errormessage": error ? errorId : undefined,
          "aria-invalid": Boolean(error),
        })}
      </div>
    </div>
  )
}
