import { type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { FieldError, type FieldFrame, joinIds, LabelText } from "./Field"

const LEGENDS = {
  label: "field-label",
  heading: "fieldset-heading",
} as const

export interface FieldsetProps extends Omit<FieldFrame, "label" | "hideLabel"> {
  /** Common name of the fields inside: "Registered address". */
  legend: ReactNode
  /** True where the surrounding text names the group: the legend is then for screen readers only. */
  hideLegend?: boolean
  /** `heading` for a part of a long form; `label` for one question with several boxes. */
  size?: keyof typeof LEGENDS
  /** `radiogroup` where one of several options is chosen. */
  role?: "radiogroup"
  /** True disables everything inside. */
  disabled?: boolean
  children: ReactNode
}

/** Several controls under one legend: a part of a form, or one question with several boxes. */
export function Fieldset({
  legend,
  hideLegend = false,
  size = "heading",
  hint,
  error,
  required,
  id: givenId,
  role,
  disabled,
  className,
  children,
}: FieldsetProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const isRadioGroup = role === "radiogroup"
  return (
    <fieldset
      id={id}
      role={role}
      disabled={disabled}
      aria-describedby={joinIds(error && errorId, hint && hintId)}
      // A plain group may not have these two attributes; its error is announced with its legend instead.
      aria-invalid={isRadioGroup ? Boolean(error) : undefined}
      aria-required={isRadioGroup ? required : undefined}
      className={cx("fieldset", error && "field-invalid", className)}
    >
      <legend className={hideLegend ? "sr-only" : LEGENDS[size]}>
        <LabelText required={required}>{legend}</LabelText>
      </legend>
      {hint && (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
      {children}
    </fieldset>
  )
}
