import { useId } from "react"
import { cx } from "../lib/cx"

export interface ProgressProps {
  /** Label of the activity: "Creating the labels". */
  label: string
  /** Finished part of `of`; left out while unknown. */
  done?: number
  of?: number
  className?: string
}

/** Progress of work that takes longer than a few seconds: the browser's own progress element. */
export function Progress({ label, done, of, className }: ProgressProps) {
  const id = useId()
  const isKnown = done !== undefined && of !== undefined
  return (
    <div className={cx("progress", className)}>
      <div className="progress-text">
        <label htmlFor={id}>{label}</label>
        {isKnown && (
          <span>
            {done.toLocaleString("en-GB")} of {of.toLocaleString("en-GB")}
          </span>
        )}
      </div>
      <progress id={id} value={isKnown ? done : undefined} max={isKnown ? Math.max(of, 1) : undefined} />
    </div>
  )
}
