import { type SelectHTMLAttributes } from "react"
import { Field, type FieldFrame } from "../field"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

const WIDTHS = {
  sm: "control-sm",
  md: "control-md",
  full: "",
} as const

export interface SelectOption {
  /** The value that the form sends. */
  value: string
  label: string
  disabled?: boolean
}

export interface SelectGroup {
  /** Heading of the group. */
  label: string
  options: readonly SelectOption[]
}

export interface SelectProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrame | "size" | "multiple"> {
  /** The options, in groups where there are many. */
  options: readonly (SelectOption | SelectGroup)[]
  /** The first line, without a value: "Choose a service". Left out, the first option is chosen. */
  placeholder?: string
  width?: keyof typeof WIDTHS
}

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** A choice from a list too long for radio buttons: the browser's own control, which each phone opens in its own way. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  className,
  options,
  placeholder,
  width = "full",
  "aria-describedby": describedBy,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, className, describedBy }}>
      {(control) => (
        <div className={cx("select", WIDTHS[width])}>
          <select {...select} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              "options" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(drawOption)}
                </optgroup>
              ) : (
                drawOption(entry)
              ),
            )}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
