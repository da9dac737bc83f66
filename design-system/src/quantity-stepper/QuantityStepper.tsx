"use client"

import { type ReactNode, useId } from "react"
import { FieldError, joinIds } from "../field"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { type QuantityRange } from "./quantity"
import { useHeld } from "./use-held"
import { useQuantity } from "./use-quantity"

const SIZES = {
  md: "",
  sm: "quantity-sm",
} as const

interface Common {
  /** Label: "Quantity of Zebra DS2208". */
  label: ReactNode
  /** True where the surrounding text names the field: the label is then for screen readers only. */
  hideLabel?: boolean
  /** Lowest quantity. */
  min?: number
  /** Highest quantity; null or left out for no limit. */
  max?: number | null
  /** Reason for the lower limit: "Sold in packs of 5". Shown once it is reached. */
  minReason?: string
  /** Reason for the upper limit: "Only 8 in stock". Shown once it is reached. */
  maxReason?: string
  /** Pieces added or removed by a press. */
  step?: number
  /** Error message; null or left out when there is none. */
  error?: string | null
  /** Name under which a form sends the quantity. */
  name?: string
  id?: string
  disabled?: boolean
  /** `sm` for lines of a table on wide screens: 36 px high instead of 44. */
  size?: keyof typeof SIZES
  className?: string
}

interface Controlled extends Common {
  /** Pieces. */
  value: number
  /** Called with each new quantity: after a press, and after typing once the field is left or Enter is pressed. */
  onChange: (quantity: number) => void
  defaultValue?: undefined
}

interface Uncontrolled extends Common {
  /** Initial number of pieces. */
  defaultValue?: number
  value?: undefined
  onChange?: (quantity: number) => void
}

export type QuantityStepperProps = Controlled | Uncontrolled

const DIRECTIONS = {
  down: { icon: "minus", label: "Decrease" },
  up: { icon: "plus", label: "Increase" },
} as const

interface StepButtonProps {
  direction: keyof typeof DIRECTIONS
  range: QuantityRange & { quantity: number }
  /** Id of the label of the whole field. */
  labelId: string
  disabled: boolean
  /** Takes one step; false at the end of the range. */
  act: () => boolean
}

/** A button at an end of the field. At the end of the range it is `aria-disabled`, so that it keeps the focus. */
function StepButton({ direction, range: { quantity, min, max }, labelId, disabled, act }: StepButtonProps) {
  const id = useId()
  const { icon, label } = DIRECTIONS[direction]
  const isSpent = direction === "down" ? quantity <= min : max !== null && quantity >= max
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-labelledby={`${id} ${labelId}`}
      disabled={disabled}
      aria-disabled={isSpent || undefined}
      {...useHeld(act)}
    >
      <Icon name={icon} />
    </button>
  )
}

/**
 * A number field, with a button at each end that removes or adds a piece, and repeats while held. Typed text is corrected
 * on blur, never while typing.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, hideLabel = false, min = 1, max = null, step = 1, error, name, id: givenId } = props
  const { disabled = false, size = "md", className } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const reasonId = `${id}-reason`
  const errorId = `${id}-error`
  const { quantity, draft, setDraft, reason, announcement, change, repair, onKeyDown } = useQuantity(props)

  const button = { range: { quantity, min, max }, labelId, disabled }
  return (
    <div className={cx("field quantity-field", error && "field-invalid", className)}>
      <label id={labelId} htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
        {label}
      </label>
      <FieldError id={errorId} error={error} />
      <div className={cx("quantity", SIZES[size])}>
        <StepButton {...button} direction="down" act={() => change(-step)} />
        <input
          type="text"
          id={id}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? String(quantity)}
          disabled={disabled}
          aria-valuenow={quantity}
          aria-valuemin={min}
          aria-valuemax={max ?? undefined}
          aria-describedby={joinIds(error && errorId, reason && reasonId)}
          aria-errormessage={error ? errorId : undefined}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => setDraft(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={repair}
          onKeyDown={onKeyDown}
        />
        <StepButton {...button} direction="up" act={() => change(step)} />
      </div>
      {reason && (
        <p id={reasonId} className="quantity-reason">
          {reason}
        </p>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
