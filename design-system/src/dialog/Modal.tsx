"use client"

import { type ReactNode } from "react"
import { cx } from "../lib/cx"
import { type ModalBehaviour, useModal } from "./use-modal"

type Name =
  | {
      /** Its accessible name, announced on opening. */
      label: string
      labelledBy?: undefined
    }
  | {
      label?: undefined
      /** Id of the heading that names it. */
      labelledBy: string
    }

export type ModalProps = ModalBehaviour &
  Name & {
    children: ReactNode
    /** Id of a sentence that describes it, read out after its name. */
    describedBy?: string
    /** `alertdialog` for an urgent question, such as the confirmation of a deletion. */
    role?: "dialog" | "alertdialog"
    /** True: the children stay in the page while closed, so that typed text and scroll positions are not lost. */
    staysMounted?: boolean
    /** Its size and place; `modal-screen` fills the window. */
    className?: string
  }

/**
 * A modal without appearance: only the behaviour, for components other than Dialog and Drawer, such as a picture zoomed
 * to the whole screen. Render a visible close button in it.
 */
export function Modal({
  children,
  label,
  labelledBy,
  describedBy,
  role,
  staysMounted = false,
  className,
  ...behaviour
}: ModalProps) {
  const { isPresent, props } = useModal(behaviour)
  if (!isPresent && !staysMounted) return null
  return (
    <dialog
      {...props}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cx("modal", className)}
    >
      {children}
    </dialog>
  )
}
