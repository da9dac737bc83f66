import { type ReactNode } from "react"
import { Icon, type IconName } from "../icon"
import { countItems, shortCount } from "../lib/short-count"
import { Link } from "../link"

interface Common {
  icon: IconName
  /** Label: "Cart". Screen readers get the count with it. */
  label: string
  /** Number of pieces; 0 or left out shows no number. */
  count?: number
}

interface HeaderActionLink extends Common {
  /** Makes the component a link. */
  href: string
  onClick?: undefined
}

interface HeaderActionButton extends Common {
  href?: undefined
  /** Makes the component a button, which opens a drawer, for example. */
  onClick: () => void
}

export type HeaderActionProps = HeaderActionLink | HeaderActionButton

/** An icon at the end of the header, with a count: the cart, saved products. */
export function HeaderAction({ icon, label, count = 0, ...rest }: HeaderActionProps) {
  const content: ReactNode = (
    <>
      <Icon name={icon} className="size-6" />
      <span className="sr-only">{count > 0 ? `${label}, ${countItems(count)}` : label}</span>
      {count > 0 && (
        <span aria-hidden="true" className="count-badge">
          {shortCount(count)}
        </span>
      )}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <Link variant="plain" href={rest.href} className="header-button">
        {content}
      </Link>
    )
  }
  return (
    <button type="button" onClick={rest.onClick} className="header-button">
      {content}
    </button>
  )
}
