"use client"

import { type ReactNode, type RefObject, useRef, useState } from "react"
import { Icon } from "../icon"
import { IconButton } from "../icon-button"
import { Image } from "../image"
import { cx } from "../lib/cx"
import { useBrokenImage } from "../lib/use-broken-image"
import { type GalleryImage } from "./gallery-image"
import { Letter } from "./Letter"
import { useStageKeys } from "./use-stage-keys"
import { useZoom } from "./use-zoom"
import { MAX_SCALE, type Zoom } from "./zoom"

/** Edge of the requested file, in px: sharp when zoomed. */
const SIZE = 1600

const percent = (scale: number) => `${Math.round(scale * 100)} %`

interface ZoomButtonProps {
  label: string
  /** True at the limit of zooming: the button has no effect then, but can still have the focus. */
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
  /** Set to the zoom-in button, which gets the initial focus. */
  zoomIn: RefObject<HTMLButtonElement | null>
}

interface ZoomBarProps {
  /** Position among the pictures: "2 of 5"; empty for a single picture. */
  place: string
  scale: number
  zoomIn: RefObject<HTMLButtonElement | null>
  onStep: (direction: 1 | -1) => void
  onReset: () => void
  onClose: () => void
}

/** The buttons above the picture. */
function ZoomBar({ place, scale, zoomIn, onStep, onReset, onClose }: ZoomBarProps) {
  return (
    <div className="gallery-zoom-bar">
      <p className="tabular me-auto text-sm text-ink-muted">{place}</p>
      <ZoomButton label="Zoom out" isDisabled={scale <= 1} onPress={() => onStep(-1)}>
        <Icon name="minus" />
      </ZoomButton>
      <ZoomButton
        label={`${percent(scale)}: show the whole picture`}
        isDisabled={scale <= 1}
        onPress={onReset}
      >
        {percent(scale)}
      </ZoomButton>
      <ZoomButton ref={zoomIn} label="Zoom in" isDisabled={scale >= MAX_SCALE} onPress={() => onStep(1)}>
        <Icon name="plus" />
      </ZoomButton>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}

function StagePicture({ shown, name, zoom }: { shown: GalleryImage; name: string; zoom: Zoom }) {
  const { holder, isBroken } = useBrokenImage(shown.src)
  return (
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
  )
}

/**
 * A picture to zoom and move, and its buttons. Keys: + and − zoom, 0 shows the whole picture, arrows move a zoomed
 * picture and otherwise show the next or previous one.
 */
export function ZoomStage({ images, name, chosen, onChoose, onClose, zoomIn }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, isHeld, step, pan, reset, props } = useZoom(stage)
  const [announcement, setAnnouncement] = useState("")
  const shown = images[chosen]
  const hasSeveral = images.length > 1
  const isZoomed = zoom.scale > 1

  const onStep = (direction: 1 | -1) => setAnnouncement(`Zoom ${percent(step(direction))}`)
  const onReset = () => {
    reset()
    setAnnouncement(`Zoom ${percent(1)}`)
  }
  const turn = (by: number) => {
    const index = (chosen + by + images.length) % images.length
    if (!hasSeveral) return
    reset()
    onChoose(index)
    setAnnouncement(`Picture ${index + 1} of ${images.length}: ${images[index]?.alt ?? ""}`)
  }
  useStageKeys(stage, { isZoomed, onStep, onReset, pan, turn })

  if (!shown) return null
  return (
    <>
      <ZoomBar
        place={hasSeveral ? `${chosen + 1} of ${images.length}` : ""}
        scale={zoom.scale}
        {...{ zoomIn, onStep, onReset, onClose }}
      />
      <div
        ref={stage}
        className={cx("gallery-zoom-stage", isHeld && "gallery-zoom-held", isZoomed && "gallery-zoom-zoomed")}
        {...props}
      >
        <StagePicture shown={shown} name={name} zoom={zoom} />
      </div>
      <div className="gallery-zoom-bar">
        {hasSeveral && (
          <IconButton icon="chevron-left" label="Previous picture" mirrored onClick={() => turn(-1)} />
        )}
        <p className="grow text-center text-sm text-balance">{shown.alt}</p>
        {hasSeveral && (
          <IconButton icon="chevron-right" label="Next picture" mirrored onClick={() => turn(1)} />
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
