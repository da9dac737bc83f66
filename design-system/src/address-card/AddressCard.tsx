import { type ReactNode } from "react"
import { Badge } from "../badge"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

export interface AddressCardProps {
  /** What colleagues call the address. */
  title: string
  headingLevel?: HeadingLevel
  /** The address, a line each; empty lines are left out. */
  lines: readonly string[]
  /** What it is for, in a word or two: "Delivery". */
  kind?: string
  /** Label of the badge of the address that is used where no other is chosen; left out, there is no badge. */
  defaultLabel?: string
  /** Further facts, a line each: the phone number, instructions for the driver. */
  notes?: readonly string[]
  /** Links and buttons: change, delete. */
  actions?: ReactNode
  className?: string
}

/** An address of a company: its name, its lines, what it is for. Several stand in a CardGrid or a list. */
export function AddressCard({
  title,
  headingLevel: Heading = "h3",
  lines,
  kind,
  defaultLabel,
  notes = [],
  actions,
  className,
}: AddressCardProps) {
  return (
    <article className={cx("address-card", className)}>
      <div className="address-card-head">
        <Heading className="address-card-title">{title}</Heading>
        {kind && <Badge>{kind}</Badge>}
        {defaultLabel && <Badge variant="accent">{defaultLabel}</Badge>}
      </div>
      <address className="address-card-lines">
        {lines
          .filter((line) => line !== "")
          .map((line, at) => (
            // Two lines may be alike: a town and its county.
            <span key={`${at} ${line}`}>{line}</span>
          ))}
      </address>
      {notes.map((note) => (
        <p key={note} className="address-card-note">
          {note}
        </p>
      ))}
      {actions && <div className="address-card-actions">{actions}</div>}
    </article>
  )
}
