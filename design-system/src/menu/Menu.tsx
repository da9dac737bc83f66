"use client"

import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from "@headlessui/react"
import { type KeyboardEvent, useId } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { placeBeside } from "../lib/place-beside"
import { type MenuEntry, MenuRow } from "./MenuRow"

const VARIANTS = {
  secondary: "button-secondary",
  ghost: "button-ghost",
} as const

export interface MenuProps {
  /** Label of the button; with `trigger="more"` for screen readers only: “Actions for Zebra DS2208”. */
  label: string
  /** The entries, in groups separated by lines. */
  groups: MenuEntry[][]
  /** `label` shows the label and an arrow, `more` three dots. */
  trigger?: "label" | "more"
  variant?: keyof typeof VARIANTS
  size?: "sm" | "md"
  /** Edge of the button with which the menu is aligned. */
  align?: "start" | "end"
  className?: string
}

/** Ignores Enter and Space on a disabled item, so that the menu stays open and shows the reason. */
function stayOpenOnDisabled(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" && event.key !== " ") return
  const active = event.currentTarget.getAttribute("aria-activedescendant")
  if (active && document.getElementById(active)?.ariaDisabled === "true") event.preventDefault()
}

/** A button with a menu of actions. */
export function Menu({
  label,
  groups,
  trigger = "label",
  variant = trigger === "more" ? "ghost" : "secondary",
  size = "md",
  align = "start",
  className,
}: MenuProps) {
  const anchor = `--menu-${useId()}`
  const filled = groups.filter((entries) => entries.length > 0)

  const show = (list: HTMLElement | null) => {
    if (!list) return
    list.showPopover()
    placeBeside(list, list.parentElement?.querySelector("button"), { side: "bottom", align })
  }

  return (
    <HeadlessMenu as="div" className={cx("action-menu", className)}>
      <MenuButton
        className={cx(
          "button",
          VARIANTS[variant],
          trigger === "more" ? cx("icon-button", size === "sm" && "icon-button-sm") : `button-${size}`,
        )}
        style={{ anchorName: anchor }}
      >
        {trigger === "more" ? (
          <>
            <Icon name="more" />
            <span className="sr-only">{label}</span>
          </>
        ) : (
          <>
            {label}
            <Icon name="chevron-down" className="size-4" />
          </>
        )}
      </MenuButton>
      <MenuItems
        ref={show}
        modal={false}
        popover="manual"
        onKeyDown={stayOpenOnDisabled}
        className={cx("action-menu-list", align === "end" && "action-menu-list-end")}
        style={{ positionAnchor: anchor }}
      >
        {filled.map((entries, group) => (
          <div key={entries.map((entry) => entry.label).join()} role="none">
            {group > 0 && <MenuSeparator className="action-menu-separator" />}
            {entries.map((entry) => (
              <MenuItem key={entry.label} as={MenuRow} entry={entry} />
            ))}
          </div>
        ))}
      </MenuItems>
    </HeadlessMenu>
  )
}
