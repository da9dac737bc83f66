"use client"

import { Dialog } from "@scanwright/design-system"
import type { ReactNode } from "react"

interface Props {
  open: boolean
  onClose: () => void
  /** The rendered page. */
  children: ReactNode
}

/** Previews a page before it is public. */
export function PreviewDialog({ open, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title="Preview"
      description="As readers would see it. Nothing is saved by looking."
    >
      {children}
    </Dialog>
  )
}
