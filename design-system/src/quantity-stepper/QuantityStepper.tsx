"use client"

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { FieldError, joinIds } from "../field"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { clampQuantity, type QuantityRange, repairQuantity } from "./quantity"
import { useHeld } from "./use-held"

const SIZES = {
  md: "",
  sm: "quantity-sm",
} as const

interface Common {
  /** What is counted: "Quantity of Zebra DS2208". */
  label: ReactNode
  /** True where the words around already say it: the label is then only read aloud. */
  hideLabel?: boolean
  /** Fewest pieces. */
  min?: number
  /** Most pieces; null or left out for no limit. */
  max?: number | null
  /** Why there can be no fewer: "Sold in packs of 5". Shown once the least is reached. */
  minReason?: string
  /** Why there can be no more: "Only 8 in stock". Shown once the most is reached. */
  maxReason?: string
  /** Pieces to a press. */
  step?: number
  /** What is wrong; null or left out when nothing is. */
  error?: string | null
  /** Name under which a form sends it. */
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
  /** Told each quantity that holds: after a press, and after typing once the field is left or Enter is pressed. */
  onChange: (quantity: number) => void
  defaultValue?: undefined
}

interface Uncontrolled extends Common {
  /** Pieces at first. */
  defaultValue?: number
  value?: undefined
  onChange?: (quantity: number) => void
}

export type QuantityStepperProps = Controlled | Uncontrolled

/** How many presses of an arrow key one of Page Up or Page Down stands for. */
const PAGE = 10

const sentence = (quantity: string, reason: string | undefined) =>
  reason ? `${quantity}. ${reason}` : quantity

const DIRECTIONS = {
  down: { icon: "minus", words: "Decrease" },
  up: { icon: "plus", words: "Increase" },
} as const

interface StepButtonProps {
  direction: keyof typeof DIRECTIONS
  range: QuantityRange & { quantity: number }
  /** Id of the words that say what is counted. */
  labelId: string
  disabled: boolean
  act: () => boolean
}

/** At the end of the range it keeps the focus, and says that it does nothing. */
function StepButton({ direction, range: { quantity, min, max }, labelId, disabled, act }: StepButtonProps) {
  const id = useId()
  const { icon, words } = DIRECTIONS[direction]
  const isSpent = direction === "down" ? quantity <= min : max !== null && quantity >= max
  return (
    <button
      type="button"
      id={id}
      aria-label={words}
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
 * How many: a number to type, with a button at each end that takes one away or adds one, and goes on while held. What is
 * typed is put right when the field is left, never under the typing hand.
 */
export function QuantityStepper({
  label,
  hideLabel = false,
  min = 1,
  max = null,
  minReason,
  maxReason,
  step = 1,
  value,
  defaultValue = min,
  onChange,
  error,
  name,
  id: givenId,
  disabled = false,
  size = "md",
  className,
}: QuantityStepperProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const reasonId = `${id}-reason`
  const errorId = `${id}-error`
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState("")
  const quantity = value ?? own
  // A held button acts again before the page is drawn again.
  const latest = useRef(quantity)
  useEffect(() => {
    latest.current = quantity
  }, [quantity])

  const range = { min, max }
  const reasonFor = (pieces: number) => {
    if (max !== null && pieces >= max) return maxReason
    return pieces <= min ? minReason : undefined
  }
  const reason = reasonFor(quantity)

  const set = (pieces: number) => {
    setDraft(null)
    if (pieces === latest.current) return
    latest.current = pieces
    setOwn(pieces)
    onChange?.(pieces)
  }

  /** Goes up or down; false at the end of the range. */
  const go = (by: number): boolean => {
    const from = draft === null ? latest.current : repairQuantity(draft, latest.current, range)
    const to = clampQuantity(from + by, range)
    set(to)
    setSpoken(sentence(`${to}`, reasonFor(to)))
    return clampQuantity(to + by, range) !== to
  }

  const repair = () => {
    if (draft === null) return
    const repaired = repairQuantity(draft, latest.current, range)
    set(repaired)
    if (String(repaired) !== draft.trim()) setSpoken(sentence(`Changed to ${repaired}`, reasonFor(repaired)))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * PAGE, PageDown: -step * PAGE }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      go(by)
    }
    if (event.key === "Enter") repair()
  }

  const button = { range: { quantity, min, max }, labelId, disabled }
  return (
    <div className={cx("field quantity-field", error && "field-invalid", className)}>
      <label id={labelId} htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
        {label}
      </label>
      <FieldError id={errorId} error={error} />
      <div className={cx("quantity", SIZES[size])}>
        <StepButton {...button} direction="down" act={() => go(-step)} />
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
        <StepButton {...button} direction="up" act={() => go(step)} />
      </div>
      {reason && (
        <p id={reasonId} className="quantity-reason">
          {reason}
        </p>
      )}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}
