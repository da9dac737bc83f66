import { type ChangeEvent, type ReactNode } from "react"
import { Fieldset, type FieldsetProps } from "../field"
import { cx } from "../lib/cx"
import { Checkbox } from "./Checkbox"

export interface CheckboxOption {
  /** The value that the form sends. */
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Content at the end of the line: the number of results. */
  end?: ReactNode
  disabled?: boolean
}

interface Common extends Omit<FieldsetProps, "children" | "size" | "role"> {
  /** Name under which the form sends each chosen value. */
  name: string
  options: readonly CheckboxOption[]
  /** `two` sets short options side by side where there is room. */
  columns?: "one" | "two"
}

interface Controlled extends Common {
  /** The chosen values. */
  value: readonly string[]
  /** Called with the chosen values after a press, in the order of the options. */
  onChange: (value: string[]) => void
  defaultValue?: undefined
}

interface Uncontrolled extends Common {
  /** The values chosen at first. */
  defaultValue?: readonly string[]
  value?: undefined
  onChange?: undefined
}

export type CheckboxGroupProps = Controlled | Uncontrolled

/** Any number of choices for one question. */
export function CheckboxGroup({
  name,
  options,
  columns = "one",
  value,
  onChange,
  defaultValue,
  ...fieldset
}: CheckboxGroupProps) {
  const state = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue?.includes(option) }
      : {
          checked: value.includes(option),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            onChange(
              options
                .map((other) => other.value)
                .filter((other) => (other === option ? target.checked : value.includes(other))),
            ),
        }
  return (
    <Fieldset size="label" {...fieldset}>
      <div className={cx("choices", columns === "two" && "choices-two")}>
        {options.map(({ value: option, ...labels }) => (
          <Checkbox key={option} {...labels} {...state(option)} name={name} value={option} />
        ))}
      </div>
    </Fieldset>
  )
}
