import { cx } from "../lib/cx"
import { MARK } from "./mark"

export interface LogoProps {
  /** The company's name beside the symbol; null shows the symbol alone, which then needs a name from its link. */
  name?: string | null
  className?: string
}

/** The company's logo: symbol and name, in the colour of the surrounding text. */
export function Logo({ name = "Scanwright", className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {name !== null && <span className="min-w-0 text-xl font-bold break-words">{name}</span>}
    </span>
  )
}
