import { type ReactNode, useId } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

/** What every field is told, whatever stands in it. */
export interface FieldFrame {
  /** What is asked for, in a few words, without a colon. */
  label: ReactNode
  /** True where the words around already say it: the label is then only read aloud. */
  hideLabel?: boolean
  /** A sentence that helps to answer: a format, where to find it, why it is asked. */
  hint?: ReactNode
  /** What is wrong and how to put it right; null or left out when nothing is. */
  error?: string | null
  /** True: must be answered. False: the label says "(optional)". Left out, as for a filter: neither. */
  required?: boolean
  /** Id of the control, for an error summary to lead to; made up when left out. */
  id?: string
  className?: string
}

/** What a control takes over from its field, so that assistive technology hears label, hint and error with it. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  "aria-describedby": string | undefined
  "aria-errormessage": string | undefined
  /** Said even when false: some screen readers call an empty required field wrong before anyone has touched it. */
  "aria-invalid": boolean
}

export interface FieldProps extends FieldFrame {
  /** Ids of further words that describe the control: a unit, a count. */
  describedBy?: string
  /** Draws the control; what it is given goes on the element that takes the focus. */
  children: (control: FieldControl) => ReactNode
}

/** Ids as `aria-describedby` wants them; undefined when there are none. */
export const joinIds = (...ids: (string | false | 0 | 0n | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined

/** The words of a label, with "(optional)" where an answer is not needed. */
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

/** What is wrong, told by a mark and words; nothing when nothing is. */
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
