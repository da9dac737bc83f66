import { cx } from "../lib/cx"

/**
 * The mark: an S cut from the bars of a barcode, each bar its own width. Left bars hold the upper bowl, right bars the
 * lower one, and the bars between carry the three strokes.
 */
const MARK =
  "M3 6h3v9H3zM3 22h3v4H3zM8 4h2v13H8zM8 23h2v5H8zM12 4h4v5h-4zM12 13.5h4v5h-4zM12 23h4v5h-4zM18 4h2v5h-2zM18 13.5h2v5h-2zM18 23h2v5h-2zM22 4h3v5h-3zM22 15h3v13h-3zM27 6h2v4h-2zM27 17h2v9h-2z"

export interface LogoProps {
  /** The company's name beside the mark; null shows the mark alone, which then needs a name from its link. */
  name?: string | null
  className?: string
}

/** The company's sign: the mark, and its name in words. Takes the colour of the text around it. */
export function Logo({ name = "Scanwright", className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {name !== null && <span className="text-xl font-bold">{name}</span>}
    </span>
  )
}
