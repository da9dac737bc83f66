"use client"

import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { cx } from "../lib/cx"
import { useDesignSystem } from "../provider"

export interface DisclosureProps {
  /** Content of the button, including its name. */
  button: ReactNode
  buttonClassName: string
  /** Content of the panel: links, a search form. */
  children: ReactNode
  panelClassName: string
  /** `button` hangs the panel under its button, `header` stretches it under the header. */
  placement: "button" | "header"
  /** Whether opening moves the focus into the panel's field; closing gives it back to the button. */
  focusesField?: boolean
  className?: string
}

/** Moves the focus into a panel's field when it opens. @returns whether the panel is open now */
function onToggle(panel: HTMLElement, event: ToggleEvent, focusesField: boolean): boolean {
  const isOpen = event.newState === "open"
  if (isOpen && focusesField) panel.querySelector("input")?.focus()
  return isOpen
}

/** Closes a panel when the focus leaves it and its button, and on Escape. @param signal ends the listening */
function closeByFocusAndEscape(root: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) panel.hidePopover()
    },
    { signal },
  )
  root.addEventListener(
    "keydown",
    (event) => {
      // The browser closes the panel on a real Escape key; this handles keys sent by assistive software, too.
      if (event.key !== "Escape" || !panel.matches(":popover-open")) return
      panel.hidePopover()
      root.querySelector("button")?.focus()
    },
    { signal },
  )
}

/**
 * A button that shows and hides navigation: the W3C pattern "disclosure navigation menu". The panel is a native popover,
 * so it opens before scripts have loaded and without them, closes on Escape and on a press outside, and is never cut off.
 * The script adds what the browser leaves out: `aria-expanded` in the markup, and closing when focus leaves or a page is chosen.
 */
export function Disclosure({
  button,
  buttonClassName,
  children,
  panelClassName,
  placement,
  focusesField = false,
  className,
}: DisclosureProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { currentPath } = useDesignSystem()
  const shownPath = useRef(currentPath)

  // Not at first: a visitor may have opened the panel before the scripts were loaded.
  useEffect(() => {
    if (shownPath.current !== currentPath) panel.current?.hidePopover()
    shownPath.current = currentPath
  }, [currentPath])

  useEffect(() => {
    const [rootElement, panelElement] = [root.current, panel.current]
    if (!rootElement || !panelElement) return
    const close = () => panelElement.hidePopover()
    const stop = new AbortController()
    const listen = { signal: stop.signal }

    setOpen(panelElement.matches(":popover-open"))
    panelElement.addEventListener(
      "toggle",
      (event) => setOpen(onToggle(panelElement, event, focusesField)),
      listen,
    )
    panelElement.addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("a")) close()
      },
      listen,
    )
    closeByFocusAndEscape(rootElement, panelElement, stop.signal)
    return () => stop.abort()
  }, [focusesField])

  const anchor = `--menu-${id}`
  return (
    <div ref={root} className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClassName}
        style={placement === "button" ? { anchorName: anchor } : undefined}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={cx(placement === "button" ? "menu-under-button" : "menu-under-header", panelClassName)}
        style={placement === "button" ? { positionAnchor: anchor } : undefined}
      >
        {children}
      </div>
    </div>
  )
}
