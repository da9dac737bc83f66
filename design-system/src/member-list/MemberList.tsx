import { type ReactNode } from "react"
import { Badge, type BadgeProps } from "../badge"
import { cx } from "../lib/cx"

/** A person in a company. */
export interface Member {
  id: string
  name: string
  email: string
  /** Names of the roles. */
  roles: readonly string[]
  /** State of the person, where it is not the usual one: "Suspended". */
  state?: { label: string; variant: BadgeProps["variant"] }
  /** Label beside the name of the person who looks at the list: "You". */
  selfLabel?: string
  /** Forms and buttons for the person, usually in an `<Expander />`. */
  children?: ReactNode
}

export interface MemberListProps {
  /** Name of the list for screen readers. */
  label: string
  /** People with different ids; an empty list renders nothing. */
  members: readonly Member[]
  className?: string
}

/** People of a company with their roles, and what may be changed of each. */
export function MemberList({ label, members, className }: MemberListProps) {
  if (members.length === 0) return null
  return (
    <ul aria-label={label} className={cx("member-list", className)}>
      {members.map(({ id, name, email, roles, state, selfLabel, children }) => (
        <li key={id} className="member-list-row">
          <div className="member-list-who">
            <p className="member-list-name">
              {name}
              {selfLabel && <Badge variant="accent">{selfLabel}</Badge>}
              {state && <Badge variant={state.variant}>{state.label}</Badge>}
            </p>
            <p className="member-list-email">{email}</p>
          </div>
          <div className="member-list-roles">
            {roles.map((role) => (
              <Badge key={role}>{role}</Badge>
            ))}
          </div>
          {children && <div className="member-list-more">{children}</div>}
        </li>
      ))}
    </ul>
  )
}
