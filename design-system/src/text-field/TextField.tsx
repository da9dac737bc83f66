import { type InputHTMLAttributes, useId } from "react"
import { Field, type FieldFrame, joinIds } from "../field"
import { cx } from "../lib/cx"
import { CharacterCount } from "./CharacterCount"

const WIDTHS = {
  xs: "control-xs",
  sm: "control-sm",
  md: "control-md",
  full: "",
} as const

export interface TextFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame | "prefix" | "size"> {
  /** What kind of text: chooses keyboard and checks. A password has `PasswordField`, a quantity `QuantityStepper`. */
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date" | "month" | "time" | "datetime-local"
  /** Stands before the answer and is no part of it: "£". */
  prefix?: string
  /** Stands after the answer and is no part of it: "kg". */
  suffix?: string
  /** As wide as the answer: `xs` a few figures, `sm` a postcode or price, `md` a phone number, `full` the rest. */
  width?: keyof typeof WIDTHS
  /**
   * Most characters. They are counted under the field; a longer answer is kept and said, so that nothing pasted is lost.
   * The native `maxLength` would cut it without a word.
   */
  characterLimit?: number
}

/** One line of text. */
export function TextField({
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
  characterLimit,
  "aria-describedby": describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const prefixId = `${id}-prefix`
  const suffixId = `${id}-suffix`
  const countId = `${id}-count`
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, id, className }}
      describedBy={joinIds(
        prefix && prefixId,
        suffix && suffixId,
        characterLimit !== undefined && countId,
        describedBy,
      )}
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
        const line =
          prefix || suffix ? (
            <div className={cx("affixed", WIDTHS[width])}>
              {prefix && <span id={prefixId}>{prefix}</span>}
              {box}
              {suffix && <span id={suffixId}>{suffix}</span>}
            </div>
          ) : (
            box
          )
        return characterLimit === undefined ? (
          line
        ) : (
          <CharacterCount
            id={countId}
            limit={characterLimit}
            value={input.value}
            initial={input.defaultValue}
          >
            {line}
          </CharacterCount>
        )
      }}
    </Field>
  )
}
