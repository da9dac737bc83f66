import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface CodePreviewProps {
  /** Address of the picture of the code, usually a `data:` one; null where none can be made. */
  src: string | null
  /** Type and content of the code: "EAN-13 with 5012345678900". */
  alt: string
  /** Shown instead of a missing code: the reason, and what to do. */
  empty?: ReactNode
  /** A line below: "Check digit 0 added." */
  children?: ReactNode
  className?: string
}

/** A barcode as it prints. The picture includes its white paper, which scanners need, also on a dark screen. */
export function CodePreview({ src, alt, empty, children, className }: CodePreviewProps) {
  return (
    <figure className={cx("code-preview", className)}>
      <div className={cx("code-paper", src === null && "code-paper-empty")}>
        {src === null ? (
          <p>{empty}</p>
        ) : (
          // The site may have set the picture's title before hydration.
          <img src={src} alt={alt} suppressHydrationWarning />
        )}
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  )
}
