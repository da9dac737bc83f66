import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"

/** A file to download. */
export interface Download {
  href: string
  /** Name of the file, the link's text. */
  title: string
  /** What it is: "Manual". */
  kind: string
  /** What else to know before it is fetched: type, size, language, version. */
  details: readonly string[]
  /** Name under which the browser saves it. */
  fileName?: string
}

export interface DownloadListProps {
  /** Files with different addresses; an empty list renders nothing. */
  files: readonly Download[]
  className?: string
}

/** Files to download, each with what it is, its type and its size. */
export function DownloadList({ files, className }: DownloadListProps) {
  if (files.length === 0) return null
  return (
    <ul className={cx("download-list", className)}>
      {files.map(({ href, title, kind, details, fileName }) => (
        <li key={href}>
          <Icon name="document" />
          <div>
            {/* The attribute also makes routers ignore the link. */}
            <Link href={href} download={fileName ?? true}>
              {title}
            </Link>
            <p>{[kind, ...details].join(", ")}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
