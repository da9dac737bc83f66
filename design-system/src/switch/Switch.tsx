import { type InputHTMLAttributes, type ReactNode, useId } from "react"
import { joinIds } from "../field"
import { cx } from "../lib/cx"

interface Common extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className"> {
  /** Label of the switch: a noun, not a command. */
  label: ReactNode
  /** True where the surrounding text names the field: the label is then for screen readers only. */
  hideLabel?: boolean
  /** Meaning of the state "on". */
  hint?: ReactNode
  /** Labels of the states on and off; hidden from screen readers, which announce the state. */
  stateLabels?: { on: string; off: string }
  /** `end` places the switch after its label, as in a list of settings. */
  align?: "start" | "end"
  className?: string
}

interface Free extends Common {
  lockedReason?: undefined
}

interface Locked extends Common {
  /** Reason why it is on and cannot be switched off: "The shop cannot work without them". */
  lockedReason: string
  checked?: undefined
  defaultChecked?: undefined
  onChange?: undefined
}

export type SwitchProps = Free | Locked

/** Switches something on and off at once, without a button to confirm: a native checkbox with the role `switch`. */
export function Switch({
  label,
  hideLabel = false,
  hint,
  stateLabels = { on: "On", off: "Off" },
  align = "start",
  lockedReason,
  id: givenId,
  className,
  "aria-describedby": describedBy,
  ...input
}: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const reasonId = `${id}-reason`
  const isLocked = lockedReason !== undefined
  return (
    <div className={cx("switch", align === "end" && "switch-end", className)}>
      {/* A disabled control sends nothing, but a locked one is on. */}
      {isLocked && input.name && <input type="hidden" name={input.name} value={input.value ?? "on"} />}
      <input
        {...input}
        {...(isLocked && { defaultChecked: true, disabled: true, name: undefined })}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={joinIds(hint && hintId, isLocked && reasonId, describedBy)}
      />
      <span aria-hidden="true" className="switch-word">
        <span>{stateLabels.on}</span>
        <span>{stateLabels.off}</span>
      </span>
      <label htmlFor={id} className={hideLabel ? "sr-only" : undefined}>
        {label}
      </label>
      {(hint ?? isLocked) && (
        <div className="switch-notes">
          {hint && <p id={hintId}>{hint}</p>}
          {isLocked && <p id={reasonId}>{lockedReason}</p>}
        </div>
      )}
    </div>
  )
}
