"use client"

import { useRef } from "react"
import { Modal } from "../dialog"
import { type GalleryImage } from "./gallery-image"
import { ZoomStage } from "./ZoomStage"

export interface ZoomDialogProps {
  images: readonly GalleryImage[]
  /** Name of the subject. */
  name: string
  /** Index of the shown picture. */
  chosen: number
  onChoose: (index: number) => void
  open: boolean
  onClose: () => void
}

/** The pictures of a gallery over the whole window, with zoom. */
export function ZoomDialog({ open, onClose, name, ...pictures }: ZoomDialogProps) {
  const zoomIn = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      label={`Pictures of ${name}`}
      open={open}
      onClose={onClose}
      initialFocus={zoomIn}
      className="modal-screen gallery-zoom"
    >
      <ZoomStage name={name} onClose={onClose} zoomIn={zoomIn} {...pictures} />
    </Modal>
  )
}
