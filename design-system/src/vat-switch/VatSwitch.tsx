"use client"

import { cx } from "../lib/cx"

/** Which prices are shown: ex VAT or inc VAT. */
export type VatView = "ex" | "inc"

export interface VatSwitchProps {
  value: VatView
  /** Called with each choice; the application stores it. */
  onChange: (value: VatView) => void
  /** Name of the choice for screen readers. */
  label?: string
  className?: string
}

const CHOICES: { value: VatView; label: string }[] = [
  { value: "ex", label: "ex VAT" },
  { value: "inc", label: "inc VAT" },
]

/**
 * The choice of prices ex or inc VAT: two radio buttons in one frame. A form of its own, so that two switches on a page
 * do not share their choice. Without scripts it switches the prices on the page: see `Price`.
 */
export function VatSwitch({ value, onChange, label = "Show prices", className }: VatSwitchProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()} className={cx("vat-switch", className)}>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {CHOICES.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name="vat"
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
