import { type ReactNode } from "react"
import { cx } from "../lib/cx"
import { NavLink } from "../link"

export interface AccountNavProps {
  /** Name of the navigation for screen readers. */
  label: string
  /** Whose account it is: the company's name. */
  title: string
  /** A line under it: who is signed in. */
  hint?: string
  /** Pages of the account, no two with the same address. */
  links: readonly { label: string; href: string }[]
  /** Path of this page; left out, the provider's is used. */
  currentPath?: string
  /** Content under the links: the button to sign out. */
  children?: ReactNode
  className?: string
}

/** The pages of an account: beside the page on wide screens, above it on others, where each page is one press on. */
export function AccountNav({ label, title, hint, links, currentPath, children, className }: AccountNavProps) {
  return (
    <div className={cx("account-nav", className)}>
      <div className="account-nav-head">
        <p className="account-nav-title">{title}</p>
        {hint && <p className="account-nav-hint">{hint}</p>}
      </div>
      <nav aria-label={label}>
        <ul className="account-nav-list">
          {links.map((link) => (
            <li key={link.href}>
              <NavLink href={link.href} currentPath={currentPath} className="account-nav-link">
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className="account-nav-foot">{children}</div>}
    </div>
  )
}
