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

/** How long the pointer rests on something before it is explained, in ms: long enough not to flash past. */
const HOVER_DELAY = 500

const PLACEMENTS = {
  top: "tooltip tooltip-top",
  bottom: "tooltip tooltip-bottom",
} as const

export interface TooltipProps {
  /** A few words, without a full stop. Never the only place where they can be learned. */
  text: string
  /** One element that can have focus: a button or a link. */
  children: ReactElement<{ "aria-describedby"?: string }>
  /**
   * `description`: read out after the name. `name`: the element is already named so, and only its sighted users are
   * told; the words are not read twice.
   */
  kind?: "description" | "name"
  /** Where it stands if there is room; otherwise on the other side. */
  placement?: keyof typeof PLACEMENTS
}

/** Hides the one tooltip now shown. */
let hideShown: (() => void) | null = null

/** A few words about a control while it has focus or the pointer rests on it. */
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
      // Only the tooltip goes: the dialog it may stand in stays.
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
        // A finger does not hover: what it touches acts.
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
        // Focus that a press brings explains nothing: who presses already knows.
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
