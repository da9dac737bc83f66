import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react"
import { ToolButton, type ToolbarEntry } from "./ToolButton"
import { TABLE_TOOLS, type Tool, type ToolbarState, TOOLS } from "./tools"

/** A button of the toolbar that opens a dialog or the HTML. */
export type Opener = "link" | "record" | "picture" | "caption" | "source"

export interface ToolbarProps {
  ref: Ref<HTMLDivElement>
  /** Id of the element that is edited. */
  controls: string
  label: string
  state: ToolbarState
  /** True while the HTML is shown: only the button back to the text works. */
  isSource: boolean
  /** Label of the tool that links to a record; undefined where there is none. */
  recordLabel: string | undefined
  onTool: (tool: Tool, event: MouseEvent) => void
  onOpen: (opener: Opener) => void
  /** Called on Escape: moves the focus back to the text. */
  onLeave: () => void
}

/** The element to which an arrow key moves the focus. */
function neighbour(buttons: HTMLElement[], at: number, key: string, isRtl: boolean): HTMLElement | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  if (step) return buttons[(at + step + buttons.length) % buttons.length]
  return key === "Home" ? buttons[0] : key === "End" ? buttons.at(-1) : undefined
}

type PressHandlers = Pick<ToolbarProps, "onTool" | "onOpen" | "recordLabel">

/** The buttons in their groups; those for tables only while the caret is in a table. */
function entryGroups(
  { onTool, onOpen, recordLabel }: PressHandlers,
  hasTableTools: boolean,
): ToolbarEntry[][] {
  const tool = (one: Tool): ToolbarEntry => ({
    ...one,
    isToggle: one.mark !== undefined,
    preservesCaret: true,
    showsLabel: one.icon === undefined && one.letters === undefined,
    press: (event) => onTool(one, event),
  })
  const opener = (key: Opener, label: string, entry: Partial<ToolbarEntry> = {}): ToolbarEntry => ({
    key,
    label,
    press: () => onOpen(key),
    ...entry,
  })
  return [
    TOOLS.history.map(tool),
    TOOLS.headings.map(tool),
    [
      ...TOOLS.marks.map(tool),
      opener("link", "Link", { icon: "link", shortcut: "Mod+K", isToggle: true }),
      ...(recordLabel === undefined ? [] : [opener("record", recordLabel, { icon: "record" })]),
    ],
    TOOLS.blocks.map(tool),
    [opener("picture", "Picture", { icon: "picture", isToggle: true }), ...TOOLS.table.map(tool)],
    TOOLS.clear.map(tool),
    [opener("source", "HTML", { icon: "source", isToggle: true })],
    ...(hasTableTools
      ? [[...TABLE_TOOLS.map(tool), opener("caption", "Caption", { showsLabel: true })]]
      : []),
  ]
}

/**
 * The editor's tools by the W3C's toolbar pattern: one tab stop, arrow keys move between tools, and an active tool is
 * `aria-pressed`.
 */
export function Toolbar(props: ToolbarProps) {
  const { ref, controls, label, state, isSource, onLeave } = props
  const [active, setActive] = useState("undo")
  const groups = entryGroups(props, state.isInTable && !isSource)
  const keys = groups.flat().map(({ key }) => key)
  const tabStop = keys.includes(active) ? active : keys[0]
  const pressed = isSource ? ["source"] : state.pressed

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
          {entries.map((entry) => (
            <ToolButton
              key={entry.key}
              entry={entry}
              isPressed={pressed.includes(entry.key)}
              isDisabled={isSource ? entry.key !== "source" : state.disabled.includes(entry.key)}
              isTabStop={entry.key === tabStop}
              onFocus={() => setActive(entry.key)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
