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
  /** The first is the largest thing seen first, so it is loaded at once. */
  images: readonly GalleryImage[]
  /** What the pictures show: names the gallery, and its first letter stands in for a picture that is missing. */
  name: string
  className?: string
}

const SIZE = 800

/** Arrow keys move between thumbnails, and choose the one they come to. */
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

/**
 * Pictures of one thing: a large one, and, where there are several, small ones to choose from. The large one opens over the
 * whole window to be zoomed; that part is loaded when it is reached for.
 */
export function Gallery({ images, name, className }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>()
  const index = images[chosen] ? chosen : 0
  const shown = images[index]
  const { holder, isBroken } = useBrokenImage(shown?.src ?? null)

  const load = async () => {
    const zoom = await import("./ZoomDialog")
    setZoomDialog(() => zoom.ZoomDialog)
  }
  const prepare = () => {
    // Nobody has asked yet: a press tries again, and says so where it fails.
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
              aria-busy={(isOpen && !ZoomDialog) || undefined}
              className="gallery-zoom-opener"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
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
      {images.length > 1 && (
        // The list only passes on what its buttons are told.
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
