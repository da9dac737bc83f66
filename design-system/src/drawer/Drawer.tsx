"use client"

import { type ReactNode, useId } from "react"
import { type DialogProps, Modal } from "../dialog"
import { ModalFrame } from "../dialog/ModalFrame"
import { cx } from "../lib/cx"

const SIDES = {
  start: "drawer drawer-start",
  end: "drawer",
} as const

export interface DrawerProps extends Omit<DialogProps, "size" | "role" | "footer"> {
  /** Edge of the window: start or end in reading direction. */
  side?: keyof typeof SIDES
  /** Content fixed at the bottom: a total, the button to continue. */
  footer?: ReactNode
}

/** A panel at the side of the window, for tools of the page behind it: filters, saved products. */
export function Drawer({
  title,
  description,
  children,
  footer,
  side = "end",
  closeLabel = "Close",
  headingLevel = "h2",
  className,
  ...modal
}: DrawerProps) {
  const id = useId()
  return (
    <Modal
      {...modal}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className={cx(SIDES[side], className)}
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
