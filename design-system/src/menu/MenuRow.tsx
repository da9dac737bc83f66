"use client"

import { type MouseEvent, type ReactNode, type Ref } from "react"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"

interface Entry {
  label: string
  icon?: IconName
}

export interface MenuAction extends Entry {
  kind: "action"
  onSelect: () => void
  /** `danger` for actions that cannot be undone. */
  variant?: "danger"
  /** Reason why the action is not possible at present: the item is shown, disabled, with this reason. */
  disabledReason?: string
}

export interface MenuLink extends Entry {
  kind: "link"
  href: string
}

export interface MenuCheck {
  kind: "check"
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export type MenuEntry = MenuAction | MenuLink | MenuCheck

/** Icons that point in reading direction, and are mirrored in right-to-left text. */
const POINTING: ReadonlySet<IconName> = new Set<IconName>([
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "undo",
])

/** Props that Headless UI passes to the element of an item. */
interface FromMenu {
  id?: string
  ref?: Ref<HTMLElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

function RowContent({ label, icon, className }: Entry & { className?: string }) {
  return (
    <>
      <span className="action-menu-mark">
        {icon && <Icon name={icon} className={cx(POINTING.has(icon) && "rtl:-scale-x-100", className)} />}
      </span>
      <span className="action-menu-text">{label}</span>
    </>
  )
}

function ActionRow({ entry, ref, onClick, ...item }: FromMenu & { entry: MenuAction }) {
  const { label, icon, variant, disabledReason, onSelect } = entry
  return (
    <button
      {...item}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      className={cx("action-menu-row", variant === "danger" && "action-menu-row-danger")}
      aria-disabled={disabledReason ? true : undefined}
      onClick={
        disabledReason
          ? undefined
          : (event) => {
              onClick?.(event)
              onSelect()
            }
      }
    >
      <span className="action-menu-mark">{icon && <Icon name={icon} />}</span>
      <span className="action-menu-text">
        {label}
        {disabledReason && <span className="action-menu-reason">{disabledReason}</span>}
      </span>
    </button>
  )
}

function LinkRow({ entry, ref, ...item }: FromMenu & { entry: MenuLink }): ReactNode {
  return (
    <Link
      {...item}
      ref={ref as Ref<HTMLAnchorElement>}
      variant="plain"
      href={entry.href}
      className="action-menu-row"
    >
      <RowContent label={entry.label} icon={entry.icon} />
    </Link>
  )
}

function CheckRow({ entry, ref, onClick, ...item }: FromMenu & { entry: MenuCheck }) {
  return (
    <button
      {...item}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      // Headless UI's items have the plain role only.
      role="menuitemcheckbox"
      aria-checked={entry.checked}
      className="action-menu-row"
      onClick={(event) => {
        onClick?.(event)
        entry.onChange(!entry.checked)
      }}
    >
      <RowContent label={entry.label} icon="check" className={entry.checked ? undefined : "invisible"} />
    </button>
  )
}

/** One line of a menu, with the props of Headless UI's item. */
export function MenuRow({ entry, ...item }: FromMenu & { entry: MenuEntry }) {
  switch (entry.kind) {
    case "action":
      return <ActionRow entry={entry} {...item} />
    case "link":
      return <LinkRow entry={entry} {...item} />
    case "check":
      return <CheckRow entry={entry} {...item} />
  }
}
