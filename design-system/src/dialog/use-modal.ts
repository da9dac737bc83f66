"use client"

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react"
import { usePresence } from "../lib/use-presence"
import { enterModalStack, leaveModalStack } from "./modal-stack"

/** The way a modal was asked to close: the Escape key (or the phone's back gesture), a press outside, or its close button. */
export type CloseReason = "escape" | "outside" | "button"

export interface ModalBehaviour {
  /** True while the modal is open. The component never opens or closes itself: set `open` in `onClose`. */
  open: boolean
  /** Called when the visitor asks to close: set `open` to false, or leave it open. */
  onClose: (reason: CloseReason) => void
  /** False: a press outside does nothing, so that no half-filled form is lost. Escape always asks to close. */
  dismissible?: boolean
  /** Element that gets the focus on opening; left out, the first field, or the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /**
   * Element that gets the focus on closing; by default the one that had it on opening. For openers that have disappeared
   * by then.
   */
  returnFocus?: RefObject<HTMLElement | null>
}

const FIRST_FIELD =
  "[autofocus], input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)"

/** A popover inside, which the browser closes first on Escape. */
const OPEN_POPOVER = ":is([popover=''], [popover='auto'], [popover='hint']):popover-open"

function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { top, bottom, left, right } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * A native modal dialog controlled by `open`: the browser adds the top layer, the inert page, and the return of the
 * focus; this hook adds the initial focus, closing by a press outside, and the reason of each request to close. Spread
 * `props` on a `dialog`; render it while `isPresent`.
 */
export function useModal({ open, onClose, dismissible = true, initialFocus, returnFocus }: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null)
  const beganOutside = useRef(false)
  const isPresent = usePresence(open, ref)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // A dialog removed while open is closed first, which returns the focus.
    return () => {
      dialog.close()
      leaveModalStack(dialog)
    }
  }, [isPresent])

  // After every render, so that a dialog closed by the browser itself opens again unless its owner has closed it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      dialog.toggleAttribute("data-page-scrolls", window.innerWidth > document.documentElement.clientWidth)
      dialog.showModal()
      enterModalStack(dialog)
      ;(initialFocus?.current ?? dialog.querySelector<HTMLElement>(FIRST_FIELD))?.focus()
    } else {
      dialog.close()
      leaveModalStack(dialog)
      returnFocus?.current?.focus()
    }
  })

  const props = {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose("escape")
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Phones close the dialog after a second gesture, whatever the owner decides: the effect above then opens it again.
      if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
      onClose("escape")
      renderAgain()
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      // The browser fires `cancel` for a real Escape key; this handles keys sent by assistive software, too.
      const dialog = event.currentTarget
      if (event.key !== "Escape" || event.defaultPrevented) return
      if (!(event.target instanceof Element) || event.target.closest("dialog") !== dialog) return
      if (dialog.querySelector(OPEN_POPOVER)) return
      event.preventDefault()
      onClose("escape")
    },
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event.currentTarget, event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Both the beginning and the end of the press count: selecting text beyond the edge must not close the dialog.
      if (dismissible && beganOutside.current && isOutside(event.currentTarget, event)) onClose("outside")
    },
  }

  return { isPresent, props }
}
