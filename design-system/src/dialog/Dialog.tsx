"use client"

import { type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Modal } from "./Modal"
import { ModalFrame } from "./ModalFrame"
import { type ModalBehaviour } from "./use-modal"

const SIZES = {
  sm: "dialog dialog-sm",
  md: "dialog",
  lg: "dialog dialog-lg",
  full: "modal-screen",
} as const

export interface DialogProps extends ModalBehaviour {
  /** Heading and name of the dialog. */
  title: ReactNode
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** Content; scrolls when it is long. */
  children?: ReactNode
  /** Buttons, the main action last. */
  footer?: ReactNode
  /** Its width: 26, 36 or 48 rem, or the whole window. On a phone it slides up from the bottom edge. */
  size?: keyof typeof SIZES
  /** `alertdialog` for an urgent question, such as the confirmation of a deletion. */
  role?: "dialog" | "alertdialog"
  /** Label of the close button. */
  closeLabel?: string
  headingLevel?: HeadingLevel
  /** True: the children stay in the page while closed, so that typed text is not lost. */
  staysMounted?: boolean
  className?: string
}

/** A question or a short task in front of the page, which is inert until the dialog closes. */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = "md",
  closeLabel = "Close",
  headingLevel = "h2",
  className,
  ...modal
}: DialogProps) {
  const id = useId()
  return (
    <Modal
      {...modal}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className={cx(SIZES[size], className)}
    >
      <ModalFrame
        titleId={`${id}-title`}
        descriptionId={`${id}-description`}
        title={title}
        description={description}
        headingLevel={headingLevel}
        closeLabel={closeLabel}
        onClose={() => modal.onClose("button")}
        footer={footer}
      >
        {children}
      </ModalFrame>
    </Modal>
  )
}
