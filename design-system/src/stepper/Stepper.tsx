import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"

interface Named {
  /** Name of the step, in a word or two. */
  label: string
}

/** A step with an address of its own. */
interface LinkedStep extends Named {
  href: string
  onSelect?: undefined
}

/** A step of a form on one page. */
interface PressedStep extends Named {
  onSelect: () => void
  href?: undefined
}

/** A step that is no link. */
interface PlainStep extends Named {
  href?: undefined
  onSelect?: undefined
}

export type Step = LinkedStep | PressedStep | PlainStep

export interface StepperProps {
  /** Every step, in order. */
  steps: readonly Step[]
  /** Index of the present step; the number of steps once all are done. */
  current: number
  /** Name of the whole process: "Credit application". */
  label: string
  className?: string
}

function StepName({ step, place, isDone }: { step: Step; place: number; isDone: boolean }) {
  const name = (
    <>
      <span className="step-mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : place + 1}
      </span>
      <span className="step-label">
        {isDone && <span className="sr-only">Done: </span>}
        {step.label}
      </span>
    </>
  )
  if (isDone && step.href !== undefined) {
    return (
      <Link href={step.href} variant="plain" className="step">
        {name}
      </Link>
    )
  }
  if (isDone && step.onSelect) {
    return (
      <button type="button" className="step" onClick={step.onSelect}>
        {name}
      </button>
    )
  }
  return <span className="step">{name}</span>
}

/** Progress in a form of several steps, with links back to the completed ones. */
export function Stepper({ steps, current, label, className }: StepperProps) {
  const now = steps[current]
  return (
    <nav aria-label={`Progress: ${label}`} className={cx("stepper", className)}>
      <p className="stepper-now tabular">
        {now ? (
          <>
            Step {current + 1} of {steps.length}: <strong>{now.label}</strong>
          </>
        ) : (
          <>All {steps.length} steps done</>
        )}
      </p>
      <ol>
        {steps.map((step, place) => (
          <li
            key={step.label}
            aria-current={place === current ? "step" : undefined}
            data-done={place < current || undefined}
          >
            <StepName step={step} place={place} isDone={place < current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
