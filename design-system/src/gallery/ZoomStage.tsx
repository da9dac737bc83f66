"use client"

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { Icon } from "../icon"
import { IconButton } from "../icon-button"
import { Image } from "../image"
import { cx } from "../lib/cx"
import { useBrokenImage } from "../lib/use-broken-image"
import { type GalleryImage } from "./gallery-image"
import { Letter } from "./Letter"
import { useZoom } from "./use-zoom"
import { MAX_SCALE } from "./zoom"

/** How far an arrow key moves a zoomed picture, in px. */
const ARROW = 80
/** Edge of the file that is asked for, in px: sharp when zoomed. */
const SIZE = 1600

const percent = (scale: number) => `${Math.round(scale * 100)} %`

interface ZoomButtonProps {
  label: string
  /** At its limit it does nothing, but keeps focus: it is one step from being of use again. */
  isDisabled: boolean
  onPress: () => void
  ref?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

function ZoomButton({ label, isDisabled, onPress, ref, children }: ZoomButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className="button button-ghost gallery-zoom-button"
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </button>
  )
}

export interface ZoomStageProps {
  images: readonly GalleryImage[]
  name: string
  chosen: number
  onChoose: (index: number) => void
  onClose: () => void
  /** Filled with the button that zooms in: what one came for. */
  zoomIn: RefObject<HTMLButtonElement | null>
}

/**
 * A picture to zoom and move, and its buttons. Keys: + and − zoom, 0 shows the whole picture, arrows move it when it is zoomed
 * and turn to the next or previous one when it is not.
 */
export function ZoomStage({ images, name, chosen, onChoose, onClose, zoomIn }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, isHeld, step, pan, reset, props } = useZoom(stage)
  const [announcement, setAnnouncement] = useState("")
  const shown = images[chosen]
  const { holder, isBroken } = useBrokenImage(shown?.src ?? null)
  const isZoomed = zoom.scale > 1

  const stepAndSay = (direction: 1 | -1) => setAnnouncement(`Zoom ${percent(step(direction))}`)
  const resetAndSay = () => {
    reset()
    setAnnouncement(`Zoom ${percent(1)}`)
  }
  const turn = (by: number) => {
    const index = (chosen + by + images.length) % images.length
    if (images.length < 2) return
    reset()
    onChoose(index)
    setAnnouncement(`Picture ${index + 1} of ${images.length}: ${images[index]?.alt ?? ""}`)
  }

  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const forth = stage.current && getComputedStyle(stage.current).direction === "rtl" ? -1 : 1
    const across = (sign: number) => (isZoomed ? pan(-sign * ARROW, 0) : turn(sign * forth))
    const along = (sign: number) => pan(0, -sign * ARROW)
    const keys: Record<string, () => void> = {
      "+": () => stepAndSay(1),
      "=": () => stepAndSay(1),
      "-": () => stepAndSay(-1),
      "0": resetAndSay,
      ArrowLeft: () => across(-1),
      ArrowRight: () => across(1),
      ArrowUp: () => along(-1),
      ArrowDown: () => along(1),
    }
    const action = keys[event.key]
    if (!action) return
    action()
    event.preventDefault()
  })
  useEffect(() => {
    const dialog = stage.current?.closest("dialog")
    const stop = new AbortController()
    dialog?.addEventListener("keydown", (event) => answer(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])

  if (!shown) return null
  return (
    <>
      <div className="gallery-zoom-bar">
        <p className="tabular me-auto text-sm text-ink-muted">
          {images.length > 1 && `${chosen + 1} of ${images.length}`}
        </p>
        <ZoomButton label="Zoom out" isDisabled={!isZoomed} onPress={() => stepAndSay(-1)}>
          <Icon name="minus" />
        </ZoomButton>
        <ZoomButton label="Show the whole picture" isDisabled={!isZoomed} onPress={resetAndSay}>
          {percent(zoom.scale)}
        </ZoomButton>
        <ZoomButton
          ref={zoomIn}
          label="Zoom in"
          isDisabled={zoom.scale >= MAX_SCALE}
          onPress={() => stepAndSay(1)}
        >
          <Icon name="plus" />
        </ZoomButton>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div
        ref={stage}
        className={cx("gallery-zoom-stage", isHeld && "gallery-zoom-held", isZoomed && "gallery-zoom-zoomed")}
        {...props}
      >
        <div
          ref={holder}
          className="gallery-zoom-picture"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {isBroken ? (
            <Letter name={name} alt={shown.alt} />
          ) : (
            <Image
              key={shown.src}
              src={shown.src}
              alt={shown.alt}
              title={shown.title}
              width={SIZE}
              height={SIZE}
              sizes="200vmin"
            />
          )}
        </div>
      </div>
      <div className="gallery-zoom-bar">
        {images.length > 1 && (
          <IconButton icon="chevron-left" label="Previous picture" mirrored onClick={() => turn(-1)} />
        )}
        <p className="grow text-center text-sm text-balance">{shown.alt}</p>
        {images.length > 1 && (
          <IconButton icon="chevron-right" label="Next picture" mirrored onClick={() => turn(1)} />
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
