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
  /** Kind of text: selects keyboard and checks. A password has `PasswordField`, a quantity `QuantityStepper`. */
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date" | "month" | "time" | "datetime-local"
  /** Kind of text: selects keyboard and checks. For passwords use `PasswordField`, for quantities `QuantityStepper`. */
  prefix?: string
  /** Sign after the value and not part of it: "kg". */
  suffix?: string
  /** Width by the expected value: `xs` a few digits, `sm` a postcode or price, `md` a phone number, `full` the rest. */
  width?: keyof typeof WIDTHS
}

interface Around {
  /** Wraps the control: with a count of characters. */
  around?: (line: ReactNode) => ReactNode
}

/** A {@link TextField} without a count, and so without a script for it. */
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
