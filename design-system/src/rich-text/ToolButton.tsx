import { type MouseEvent } from "react"
import { cx } from "../lib/cx"
import { Tooltip } from "../tooltip"
import { TOOL_ICONS, type ToolIconName } from "./tools"

/** A button of the toolbar. */
export interface ToolbarEntry {
  key: string
  label: string
  shortcut?: string
  icon?: ToolIconName
  letters?: string
  /** True: the button shows its label instead of an icon. */
  showsLabel?: boolean
  isToggle?: boolean
  /** True for a tool that changes the text at once: the text keeps the focus, so that typing can continue. */
  preservesCaret?: boolean
  press: (event: MouseEvent) => void
}

/** False on the server, which does not know the keyboard. */
const isMac = () => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent)

/** A shortcut for the tooltip: "Ctrl+Shift+8", or with a Mac's symbols. */
const formatShortcut = (shortcut: string) =>
  isMac()
    ? shortcut.replace("Mod+", "⌘").replace("Alt+", "⌥").replace("Shift+", "⇧")
    : shortcut.replace("Mod", "Ctrl")

function Drawing({ entry: { icon, letters, label } }: { entry: ToolbarEntry }) {
  return (
    <>
      {icon ? (
        <svg viewBox="0 0 20 20" aria-hidden="true" className="rich-text-icon">
          <path d={TOOL_ICONS[icon]} />
        </svg>
      ) : (
        <span aria-hidden="true">{letters}</span>
      )}
      <span className="sr-only">{label}</span>
    </>
  )
}

interface ToolButtonProps {
  entry: ToolbarEntry
  isPressed: boolean
  isDisabled: boolean
  /** True for the only tab stop of the toolbar. */
  isTabStop: boolean
  onFocus: () => void
}

/** A button of the toolbar, with a tooltip where it shows an icon. */
export function ToolButton({ entry, isPressed, isDisabled, isTabStop, onFocus }: ToolButtonProps) {
  const { label, shortcut, showsLabel, isToggle, preservesCaret, press } = entry
  const button = (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isToggle ? isPressed : undefined}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut?.replace("Mod", isMac() ? "Meta" : "Control")}
      className={cx("button button-ghost", showsLabel ? "button-sm" : "icon-button icon-button-sm")}
      onFocus={onFocus}
      onMouseDown={(event) => {
        if (preservesCaret) event.preventDefault()
      }}
      onClick={(event) => {
        if (!isDisabled) press(event)
      }}
    >
      {showsLabel ? label : <Drawing entry={entry} />}
    </button>
  )
  if (showsLabel) return <span>{button}</span>
  return (
    <Tooltip text={shortcut ? `${label} (${formatShortcut(shortcut)})` : label} kind="name">
      {button}
    </Tooltip>
  )
}
