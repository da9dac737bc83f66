"use client"

import { type ComponentType, type KeyboardEvent, useState } from "react"
import { Icon } from "../icon"
import { Image } from "../image"
import { useBrokenImage } from "../lib/use-broken-image"
import { type GalleryImage } from "./gallery-image"
import { Letter } from "./Letter"
import { Thumbnail } from "./Thumbnail"
import { type ZoomDialogProps } from "./ZoomDialog"

export interface GalleryProps {
  /** The pictures. The first is shown at once and loaded with priority. */
  images: readonly GalleryImage[]
  /** Name of the subject: the gallery's label; its first letter replaces a missing picture. */
  name: string
  className?: string
}

const SIZE = 800

/** Arrow keys move between thumbnails, and choose the one that gets the focus. */
function moveAmongThumbnails(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const at = buttons.findIndex((button) => button === event.target)
  const forth = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1
  const next = { ArrowRight: at + forth, ArrowLeft: at - forth, Home: 0, End: buttons.length - 1 }[event.key]
  const button = next === undefined ? undefined : buttons[next]
  if (!button) return
  button.focus()
  button.click()
  event.preventDefault()
}

interface LargePictureProps {
  shown: GalleryImage | undefined
  name: string
  /** True between the press and the moment the zoom dialog has loaded. */
  isLoadingZoom: boolean
  onApproach: () => void
  onOpen: () => void
}

/** The chosen picture, and the button over it that opens the zoom dialog. */
function LargePicture({ shown, name, isLoadingZoom, onApproach, onOpen }: LargePictureProps) {
  const { holder, isBroken } = useBrokenImage(shown?.src ?? null)
  return (
    <div ref={holder} className="gallery-picture">
      {shown && !isBroken ? (
        <>
          <Image
            src={shown.src}
            alt={shown.alt}
            title={shown.title}
            width={SIZE}
            height={SIZE}
            sizes="(min-width: 64rem) 40rem, 100vw"
            priority
          />
          <button
            type="button"
            aria-label={`Zoom: ${shown.alt || name}`}
            aria-haspopup="dialog"
            aria-busy={isLoadingZoom || undefined}
            className="gallery-zoom-opener"
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={onOpen}
          >
            <span>
              <Icon name="zoom-in" />
            </span>
          </button>
        </>
      ) : (
        <Letter name={name} alt={shown?.alt} />
      )}
    </div>
  )
}

/**
 * Pictures of one subject: a large one, and, where there are several, thumbnails to choose from. The large one opens over
 * the whole window to be zoomed; the zoom dialog is loaded when the pointer or the focus reaches its button.
 */
export function Gallery({ images, name, className }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>()
  const index = images[chosen] ? chosen : 0
  const shown = images[index]

  const load = async () => {
    const zoom = await import("./ZoomDialog")
    setZoomDialog(() => zoom.ZoomDialog)
  }
  const prepare = () => {
    // A failure here has no effect: a press loads again, or opens the file instead.
    if (!ZoomDialog) load().catch(() => undefined)
  }
  const open = () => {
    setOpen(true)
    if (ZoomDialog || !shown) return
    load().catch(() => {
      setOpen(false)
      location.assign(shown.src)
    })
  }

  return (
    <div className={className} role="group" aria-label={`Pictures of ${name}`}>
      <LargePicture
        shown={shown}
        name={name}
        isLoadingZoom={isOpen && !ZoomDialog}
        onApproach={prepare}
        onOpen={open}
      />
      {images.length > 1 && (
        // The list only handles the keys pressed on its buttons.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul className="gallery-choice" onKeyDown={moveAmongThumbnails}>
          {images.map((image, at) => (
            <li key={`${at} ${image.src}`}>
              <Thumbnail
                image={image}
                name={name}
                index={at}
                count={images.length}
                isChosen={at === index}
                onChoose={() => setChosen(at)}
              />
            </li>
          ))}
        </ul>
      )}
      {ZoomDialog && (
        <ZoomDialog
          images={images}
          name={name}
          chosen={index}
          onChoose={setChosen}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
