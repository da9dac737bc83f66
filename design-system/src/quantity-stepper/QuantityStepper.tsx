"use client"

import { type ReactNode, useId } from "react"
import { FieldError, joinIds } from "../field"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { describeRange, patternOf } from "./quantity"
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
  /** Error message of the form; null or left out when there is none. A text that is no quantity has one of its own. */
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
  /** Id of the label of the whole field. */
  labelId: string
  disabled: boolean
  /** Whether the field stands at this end of the range. */
  isSpent: boolean
  /** Takes one step; false at the end of the range. */
  act: () => boolean
}

/** A button at an end of the field. At the end of the range it is `aria-disabled`, so that it keeps the focus. */
function StepButton({ direction, labelId, disabled, isSpent, act }: StepButtonProps) {
  const id = useId()
  const { icon, label } = DIRECTIONS[direction]
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
 * A number field, with a button at each end that removes or adds a piece, and repeats while held. Typed text is read on
 * blur, never while typing. A text that is no quantity stays in the field with a sentence, and the quantity is as before.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, hideLabel = false, min = 1, max = null, step = 1, error, name, id: givenId } = props
  const { disabled = false, size = "md", className } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const reasonId = `${id}-reason`
  const errorId = `${id}-error`
  const { text, setText, isUnread, present, announcement, change, ...field } = useQuantity(props)
  const problem = error ? null : field.problem
  const reason = problem ? undefined : field.reason
  const isInvalid = Boolean(error ?? problem)

  const button = { labelId, disabled }
  return (
    <div className={cx("field quantity-field", isInvalid && "field-invalid", className)}>
      <label id={labelId} htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
        {label}
      </label>
      <FieldError id={errorId} error={error} />
      <div className={cx("quantity", SIZES[size])}>
        <StepButton
          {...button}
          direction="down"
          isSpent={!isUnread && present <= min}
          act={() => change(-step)}
        />
        <input
          type="text"
          id={id}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          pattern={patternOf({ min, max })}
          title={describeRange({ min, max })}
          value={text}
          disabled={disabled}
          data-unread={isUnread || undefined}
          aria-valuenow={present}
          aria-valuemin={min}
          aria-valuemax={max ?? undefined}
          aria-describedby={joinIds(isInvalid && errorId, reason && reasonId)}
          aria-errormessage={isInvalid ? errorId : undefined}
          aria-invalid={isInvalid}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => {
            target.select()
            field.onFocus()
          }}
          onBlur={field.onBlur}
          onKeyDown={field.onKeyDown}
        />
        <StepButton
          {...button}
          direction="up"
          isSpent={!isUnread && max !== null && present >= max}
          act={() => change(step)}
        />
      </div>
      {/* Below the field, which stays where it is when the sentence comes. */}
      <FieldError id={errorId} error={problem} />
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
