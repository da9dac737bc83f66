import { type ReactNode, useId } from "react"
import { Icon } from "../icon"
import { NavLink } from "../link"
import { Disclosure } from "./Disclosure"

/** Links that open beside a link of the header, in groups with a title each. */
export interface HeaderMenu {
  /** Name of what opens the menu: "Products by type and brand". */
  label: string
  groups: readonly {
    title: string
    links: readonly { label: string; href: string }[]
    /** Rows in front of the links, which the application loads when the menu opens: a fragment of `li` with a `HeaderMenuLink`. */
    rows?: ReactNode
  }[]
}

interface Props {
  menu: HeaderMenu
  currentPath?: string
}

/** A link within a menu of the header. */
export const HeaderMenuLink = ({
  href,
  label,
  currentPath,
}: {
  href: string
  label: string
  currentPath?: string
}) => (
  <NavLink href={href} currentPath={currentPath} className="menu-item">
    {label}
  </NavLink>
)

function Groups({ menu: { groups }, currentPath }: Props) {
  const id = useId()
  return groups.map(({ title, links, rows }, index) => (
    <div key={title}>
      <p id={`${id}-${index}`} className="menu-title">
        {title}
      </p>
      <ul aria-labelledby={`${id}-${index}`} className="menu-links">
        {rows}
        {links.map(({ label, href }) => (
          <li key={href}>
            <HeaderMenuLink href={href} label={label} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The menu beside a link of the wide header: a button of its own, so that the link stays a link. */
export const WideMenu = (props: Props) => (
  <div>
    <Disclosure
      placement="button"
      button={
        <>
          <span className="sr-only">{props.menu.label}</span>
          <Icon name="chevron-down" className="nav-chevron" />
        </>
      }
      buttonClassName="nav-item nav-opener"
      panelClassName="menu-groups rounded-lg border border-line pb-2 shadow-overlay"
    >
      <Groups {...props} />
    </Disclosure>
  </div>
)

/** The same menu within the menu of small screens: it unfolds in place, without scripts, too. */
export const NarrowMenu = (props: Props) => (
  <details className="menu-more">
    <summary className="menu-item">
      {props.menu.label}
      <Icon name="chevron-down" className="ms-auto size-4" />
    </summary>
    <Groups {...props} />
  </details>
)
