"use client"

import {
  cloneElement,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { cx } from "../lib/cx"
import { placeBeside } from "../lib/place-beside"

/** Delay before a tooltip is shown on hover, in ms: long enough for a pointer that only passes by. */
const HOVER_DELAY = 500

const PLACEMENTS = {
  top: "tooltip tooltip-top",
  bottom: "tooltip tooltip-bottom",
} as const

export interface TooltipProps {
  /** A few words, without a full stop. The same information must be available elsewhere, too. */
  text: string
  /** A single focusable element: a button or a link. */
  children: ReactElement<{ "aria-describedby"?: string }>
  /**
   * `description`: announced after the name. `name`: the element already has the same name, so the tooltip is hidden from
   * screen readers.
   */
  kind?: "description" | "name"
  /** Preferred side; the other side where there is no room. */
  placement?: keyof typeof PLACEMENTS
}

/** Hides the one tooltip now shown. */
let hideShown: (() => void) | null = null

/** A short text on a control while it has the focus or the pointer is over it. */
export function Tooltip({ text, children, kind = "description", placement = "top" }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)

  const hide = () => {
    clearTimeout(waiting.current)
    setShown(false)
  }
  const show = () => {
    clearTimeout(waiting.current)
    setShown(true)
  }

  useEffect(() => () => clearTimeout(waiting.current), [])

  useEffect(() => {
    const element = bubble.current
    if (!isShown || !element) return
    const hideThis = () => setShown(false)
    hideShown?.()
    hideShown = hideThis
    element.showPopover()
    placeBeside(element, element.parentElement?.firstElementChild, { side: placement, align: "center" })

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // Escape closes only the tooltip, not a dialog around it.
      event.preventDefault()
      event.stopPropagation()
      hideThis()
    }
    document.addEventListener("keydown", onKeyDown, { capture: true })
    return () => {
      document.removeEventListener("keydown", onKeyDown, { capture: true })
      if (hideShown === hideThis) hideShown = null
      element.hidePopover()
    }
  }, [isShown, placement])

  const anchor = { "--tooltip-anchor": `--tooltip-${id}` } as CSSProperties
  const describes = kind === "description"
  return (
    <span
      className="tooltip-owner"
      style={anchor}
      onPointerEnter={(event: PointerEvent) => {
        // Touch presses, and does not hover.
        if (event.pointerType === "touch") return
        waiting.current = setTimeout(show, HOVER_DELAY)
      }}
      onPointerLeave={(event: PointerEvent) => {
        isPressed.current = false
        if (event.currentTarget.querySelector(":focus-visible")) clearTimeout(waiting.current)
        else hide()
      }}
      onPointerDown={() => {
        isPressed.current = true
        hide()
      }}
      onPointerUp={() => {
        isPressed.current = false
      }}
      onFocus={(event: FocusEvent) => {
        // Focus by a press shows no tooltip.
        if (!isPressed.current && event.target.matches(":focus-visible")) show()
      }}
      onBlur={hide}
    >
      {describes
        ? cloneElement(children, { "aria-describedby": cx(children.props["aria-describedby"], id) })
        : children}
      <span
        ref={bubble}
        id={id}
        role={describes ? "tooltip" : undefined}
        aria-hidden={describes ? undefined : true}
        popover="manual"
        className={PLACEMENTS[placement]}
      >
        <span className="tooltip-text">{text}</span>
      </span>
    </span>
  )
}
