import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react"
import { cx } from "../lib/cx"
import { Tooltip } from "../tooltip"
import { type EditorLook, TABLE_TOOLS, type Tool, TOOL_ICONS, type ToolIconName, TOOLS } from "./tools"

/** What else the toolbar can do: it opens something first. */
export type Opener = "link" | "picture" | "caption" | "source"

export interface ToolbarProps {
  ref: Ref<HTMLDivElement>
  /** Id of what it works on. */
  controls: string
  label: string
  look: EditorLook
  /** True while the HTML is shown: only the way back works. */
  isSource: boolean
  onTool: (tool: Tool, event: MouseEvent) => void
  onOpen: (opener: Opener) => void
  /** Escape: back to the text. */
  onLeave: () => void
}

interface Entry {
  key: string
  label: string
  shortcut?: string
  icon?: ToolIconName
  letters?: string
  /** Words instead of a drawing. */
  isWords?: boolean
  isToggle?: boolean
  /** It changes the text at once: what is typed right after a click belongs to the text. */
  keepsCaret?: boolean
  press: (event: MouseEvent) => void
}

/** False where the server draws: it does not know the keyboard. */
const isMac = () => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent)

/** "Ctrl+Shift+8", or what a Mac calls it. */
const shown = (shortcut: string) =>
  isMac()
    ? shortcut.replace("Mod+", "⌘").replace("Alt+", "⌥").replace("Shift+", "⇧")
    : shortcut.replace("Mod", "Ctrl")

/** The element that the arrow key leads to. */
function neighbour(buttons: HTMLElement[], at: number, key: string, isRtl: boolean): HTMLElement | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  if (step) return buttons[(at + step + buttons.length) % buttons.length]
  return key === "Home" ? buttons[0] : key === "End" ? buttons.at(-1) : undefined
}

/**
 * The editor's tools by the W3C's toolbar pattern: one stop for Tab, arrow keys go from tool to tool, and a tool that is on
 * says so.
 */
export function Toolbar({ ref, controls, label, look, isSource, onTool, onOpen, onLeave }: ToolbarProps) {
  const [active, setActive] = useState("undo")

  const tool = (one: Tool): Entry => ({
    ...one,
    isToggle: one.mark !== undefined,
    keepsCaret: true,
    isWords: one.icon === undefined && one.letters === undefined,
    press: (event) => onTool(one, event),
  })
  const opener = (key: Opener, words: string, entry: Partial<Entry> = {}): Entry => ({
    key,
    label: words,
    press: () => onOpen(key),
    ...entry,
  })
  const groups: Entry[][] = [
    TOOLS.history.map(tool),
    TOOLS.headings.map(tool),
    [...TOOLS.marks.map(tool), opener("link", "Link", { icon: "link", shortcut: "Mod+K", isToggle: true })],
    TOOLS.blocks.map(tool),
    [opener("picture", "Picture", { icon: "picture", isToggle: true }), ...TOOLS.table.map(tool)],
    TOOLS.clear.map(tool),
    [opener("source", "HTML", { icon: "source", isToggle: true })],
    ...(look.isInTable && !isSource
      ? [[...TABLE_TOOLS.map(tool), opener("caption", "Caption", { isWords: true })]]
      : []),
  ]
  const keys = groups.flat().map(({ key }) => key)
  const stop = keys.includes(active) ? active : keys[0]
  const pressed = isSource ? ["source"] : look.pressed

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault()
      onLeave()
      return
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl"
    const next = neighbour(buttons, at, event.key, isRtl)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className="rich-text-toolbar"
      onKeyDown={onKeyDown}
    >
      {groups.map((entries) => (
        <div key={entries[0]?.key} role="group" className="rich-text-tools">
          {entries.map(
            ({ key, label: name, shortcut, icon, letters, isWords, isToggle, keepsCaret, press }) => {
              const isOff = isSource ? key !== "source" : look.disabled.includes(key)
              const button = (
                <button
                  type="button"
                  tabIndex={key === stop ? 0 : -1}
                  aria-pressed={isToggle ? pressed.includes(key) : undefined}
                  aria-disabled={isOff || undefined}
                  aria-keyshortcuts={shortcut?.replace("Mod", isMac() ? "Meta" : "Control")}
                  className={cx("button button-ghost", isWords ? "button-sm" : "icon-button icon-button-sm")}
                  onFocus={() => setActive(key)}
                  onMouseDown={(event) => {
                    if (keepsCaret) event.preventDefault()
                  }}
                  onClick={(event) => {
                    if (!isOff) press(event)
                  }}
                >
                  {isWords ? (
                    name
                  ) : (
                    <>
                      {icon ? (
                        <svg viewBox="0 0 20 20" aria-hidden="true" className="rich-text-icon">
                          <path d={TOOL_ICONS[icon]} />
                        </svg>
                      ) : (
                        <span aria-hidden="true">{letters}</span>
                      )}
                      <span className="sr-only">{name}</span>
                    </>
                  )}
                </button>
              )
              return isWords ? (
                <span key={key}>{button}</span>
              ) : (
                <Tooltip key={key} text={shortcut ? `${name} (${shown(shortcut)})` : name} says="name">
                  {button}
                </Tooltip>
              )
            },
          )}
        </div>
      ))}
    </div>
  )
}
