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
  className?: string
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
  className,
}: DisclosureProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { currentPath } = useDesignSystem()

  useEffect(() => {
    panel.current?.hidePopover()
  }, [currentPath])

  useEffect(() => {
    const [rootElement, panelElement] = [root.current, panel.current]
    if (!rootElement || !panelElement) return
    const close = () => panelElement.hidePopover()
    const stop = new AbortController()
    const listen = { signal: stop.signal }

    setOpen(panelElement.matches(":popover-open"))
    panelElement.addEventListener("toggle", (event) => setOpen(event.newState === "open"), listen)
    panelElement.addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("a")) close()
      },
      listen,
    )
    rootElement.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !rootElement.contains(relatedTarget)) close()
      },
      listen,
    )
    rootElement.addEventListener(
      "keydown",
      (event) => {
        // The browser closes the panel on a real Escape key; this handles keys sent by assistive software, too.
        if (event.key !== "Escape" || !panelElement.matches(":popover-open")) return
        close()
        rootElement.querySelector("button")?.focus()
      },
      listen,
    )
    return () => stop.abort()
  }, [])

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
