"use client"

import { useRef } from "react"
import { Modal } from "../dialog"
import { type GalleryImage } from "./gallery-image"
import { ZoomStage } from "./ZoomStage"

export interface ZoomDialogProps {
  images: readonly GalleryImage[]
  /** Name of the thing on the pictures. */
  name: string
  /** Which picture is shown, counted from 0. */
  chosen: number
  onChoose: (index: number) => void
  open: boolean
  onClose: () => void
}

/** The pictures of a gallery over the whole window, to be looked at closely. */
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
