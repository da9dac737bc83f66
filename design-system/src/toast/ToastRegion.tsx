"use client"

import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "../button"
import { Icon, type IconName } from "../icon"
import { PlainIconButton } from "../icon-button"
import { cx } from "../lib/cx"
import { usePresence } from "../lib/use-presence"
import { useDesignSystem } from "../provider"
import { type Toast, type ToastStore } from "./store"
import { useToast } from "./use-toast"

const VARIANTS: Record<NonNullable<Toast["variant"]>, { className: string; icon: IconName }> = {
  default: { className: "toast", icon: "info" },
  success: { className: "toast toast-success", icon: "success" },
  destructive: { className: "toast toast-destructive", icon: "danger" },
}

function ToastText({ toast }: { toast: Toast }) {
  return (
    <>
      <p className="toast-title">{toast.title}</p>
      {toast.description && <p className="toast-description">{toast.description}</p>}
    </>
  )
}

/** True when Escape closes something other than a toast. */
const isEscapeTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.ariaExpanded === "true") ||
  document.querySelector("dialog:modal, :is([popover=''], [popover='auto']):popover-open") !== null

/** Closes the toast after a time, counted anew whenever it was pointed at or had the focus. */
function useEndOfTime({ dismiss }: ToastStore, openId: number | null, shownMs: number) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  useEffect(() => {
    if (openId === null || isHeld) return
    const timer = setTimeout(() => dismiss(openId), shownMs)
    return () => clearTimeout(timer)
  }, [dismiss, openId, isHeld, shownMs])
  /** Closing removes the focused button, of which the browser need not say that it has lost the focus. */
  const letGo = () => {
    setPointedAt(false)
    setFocused(false)
  }
  return { setPointedAt, setFocused, letGo }
}

/** Tells the store about each change of the page. */
function useEndOfPage({ leavePage }: ToastStore) {
  const { currentPath } = useDesignSystem()
  const shown = useRef(currentPath)
  useEffect(() => {
    if (shown.current !== currentPath) leavePage()
    shown.current = currentPath
  }, [leavePage, currentPath])
}

export interface ToastRegionProps {
  store: ToastStore
  label: string
  /** Time for which a toast is shown, in ms. */
  shownMs: number
  /** True once the region has been in the page long enough for its content to be announced. */
  isNoticed: boolean
}

/** The live regions, which are in the page before any toast, and the card around them. */
export function ToastRegion({ store, label, shownMs, isNoticed }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  /** The element that had the focus before an element of this region. */
  const lastFocus = useRef<HTMLElement>(null)
  const { toast, dismiss } = useToast(store)
  const isOpen = isNoticed && toast?.isOpen === true
  const isPresent = usePresence(isOpen, card)
  const shown = isPresent && isNoticed ? toast : null
  const { className, icon } = VARIANTS[shown?.variant ?? "default"]
  const isAlert = shown?.variant === "destructive"
  const { setPointedAt, setFocused, letGo } = useEndOfTime(store, isOpen ? toast.id : null, shownMs)
  useEndOfPage(store)

  useEffect(() => {
    region.current?.showPopover()
  }, [])

  const close = () => {
    const hadFocus = region.current?.contains(document.activeElement)
    dismiss()
    letGo()
    if (hadFocus) lastFocus.current?.focus()
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return
    const isInside = event.target instanceof Node && region.current?.contains(event.target)
    if (!isInside && isEscapeTaken(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => onEscape(event)
    // Inside the region Escape is handled before the dialog around it; elsewhere, after everything else.
    const element = region.current
    element?.addEventListener("keydown", listen)
    document.addEventListener("keydown", listen)
    return () => {
      element?.removeEventListener("keydown", listen)
      document.removeEventListener("keydown", listen)
    }
  }, [isOpen])

  const storeFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      lastFocus.current = relatedTarget
    }
  }

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className="toaster"
      onFocus={storeFocus}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={card}
        className={cx(className, isOpen && "toast-open")}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
      >
        {shown && <Icon name={icon} className="toast-icon" />}
        <div className="toast-text">
          <div role="status" aria-atomic="true">
            {shown && !isAlert && <ToastText key={shown.id} toast={shown} />}
          </div>
          <div role="alert" aria-atomic="true">
            {shown && isAlert && <ToastText key={shown.id} toast={shown} />}
          </div>
          {shown?.action && <ToastButton action={shown.action} onDone={close} />}
        </div>
        {shown && <PlainIconButton icon="close" label="Dismiss" onClick={close} />}
      </div>
    </section>
  )
}

function ToastButton({ action, onDone }: { action: NonNullable<Toast["action"]>; onDone: () => void }) {
  if (action.href !== undefined) {
    return (
      <Button href={action.href} variant="secondary" size="sm" className="mt-2" onClick={onDone}>
        {action.label}
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      onClick={() => {
        action.onSelect()
        onDone()
      }}
    >
      {action.label}
    </Button>
  )
}
