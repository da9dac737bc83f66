import { type InputHTMLAttributes, type ReactNode, useId } from "react"
import { Field, type FieldFrame, joinIds } from "../field"
import { cx } from "../lib/cx"

const WIDTHS = {
  xs: "control-xs",
  sm: "control-sm",
  md: "control-md",
  full: "",
} as const

export interface PlainTextFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame | "prefix" | "size"> {
  /** What kind of text: chooses keyboard and checks. A password has `PasswordField`, a quantity `QuantityStepper`. */
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date" | "month" | "time" | "datetime-local"
  /** Stands before the answer and is no part of it: "£". */
  prefix?: string
  /** Stands after the answer and is no part of it: "kg". */
  suffix?: string
  /** As wide as the answer: `xs` a few figures, `sm` a postcode or price, `md` a phone number, `full` the rest. */
  width?: keyof typeof WIDTHS
}

interface Around {
  /** Puts something around the control: a count of what is written. */
  around?: (line: ReactNode) => ReactNode
}

/** A {@link TextField} without a count, for what wants no script for it. */
export function PlainTextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id: givenId,
  className,
  type = "text",
  prefix,
  suffix,
  width = "full",
  around = (line) => line,
  "aria-describedby": describedBy,
  ...input
}: PlainTextFieldProps & Around) {
  const ownId = useId()
  const id = givenId ?? ownId
  const prefixId = `${id}-prefix`
  const suffixId = `${id}-suffix`
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, id, className }}
      describedBy={joinIds(prefix && prefixId, suffix && suffixId, describedBy)}
    >
      {(control) => {
        const box = (
          <input
            {...input}
            {...control}
            type={type}
            className={cx("control", !prefix && !suffix && WIDTHS[width])}
          />
        )
        return around(
          prefix || suffix ? (
            <div className={cx("affixed", WIDTHS[width])}>
              {prefix && <span id={prefixId}>{prefix}</span>}
              {box}
              {suffix && <span id={suffixId}>{suffix}</span>}
            </div>
          ) : (
            box
          ),
        )
      }}
    </Field>
  )
}
