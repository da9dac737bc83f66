import { cx } from "../lib/cx"

/** The logo's symbol: an S made of the bars of a barcode, each bar with its own width. */
const MARK =
  "M2 5h5v12H2zM2 24h5v4H2zM8 2h3v6H8zM8 13h3v6H8zM8 24h3v6H8zM12 2h6v6h-6zM12 13h6v6h-6zM12 24h6v6h-6z" +
  "M19 2h2v6h-2zM19 13h2v6h-2zM19 24h2v6h-2zM22 2h3v6h-3zM22 13h3v6h-3zM22 24h3v6h-3zM26 4h4v4h-4zM26 15h4v12h-4z"

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
