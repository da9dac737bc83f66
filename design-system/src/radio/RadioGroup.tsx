import { type ReactNode, useId } from "react"
import { Fieldset, type FieldsetProps } from "../field"
import { cx } from "../lib/cx"

const APPEARANCES = {
  list: "choices",
  two: "choices choices-two",
  cards: "choice-cards",
} as const

export interface RadioOption {
  /** The value that the form sends. */
  value: string
  label: ReactNode
  /** Consequence of the choice, in a sentence. */
  description?: ReactNode
  disabled?: boolean
}

interface Common extends Omit<FieldsetProps, "children" | "size" | "role"> {
  /** Name under which the form sends the chosen value. */
  name: string
  options: readonly RadioOption[]
  /** One below another, in two columns where there is room, or as cards where each option needs a sentence. */
  appearance?: keyof typeof APPEARANCES
}

interface Controlled extends Common {
  /** The chosen value; null for none yet. */
  value: string | null
  onChange: (value: string) => void
  defaultValue?: undefined
}

interface Uncontrolled extends Common {
  /** The initial value; none when left out. */
  defaultValue?: string
  value?: undefined
  onChange?: undefined
}

export type RadioGroupProps = Controlled | Uncontrolled

/** A choice of one among a few visible options: the browser's own radio buttons. */
export function RadioGroup({
  name,
  options,
  appearance = "list",
  value,
  onChange,
  defaultValue,
  ...fieldset
}: RadioGroupProps) {
  const id = useId()
  const state = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === option }
      : { checked: value === option, onChange: () => onChange(option) }
  return (
    <Fieldset size="label" role="radiogroup" {...fieldset}>
      <div className={APPEARANCES[appearance]}>
        {options.map(({ value: option, label, description, disabled }, index) => {
          const optionId = `${id}-${index}`
          const descriptionId = `${optionId}-description`
          return (
            <div key={option} className={cx("choice", appearance === "cards" && "choice-card")}>
              <input
                {...state(option)}
                type="radio"
                id={optionId}
                name={name}
                value={option}
                disabled={disabled}
                required={fieldset.required}
                aria-describedby={description ? descriptionId : undefined}
                className="dot"
              />
              <label htmlFor={optionId}>{label}</label>
              {description && (
                <div id={descriptionId} className="choice-hint">
                  {description}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
