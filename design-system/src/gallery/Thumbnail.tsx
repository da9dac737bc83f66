"use client"

import { Image } from "../image"
import { useBrokenImage } from "../lib/use-broken-image"
import { type GalleryImage } from "./gallery-image"
import { Letter } from "./Letter"

/** Size of the requested file: the large picture's, which the browser has already loaded. */
const SIZE = 800

interface ThumbnailProps {
  image: GalleryImage
  name: string
  /** Counted from 0. */
  index: number
  count: number
  isChosen: boolean
  onChoose: () => void
}

/** A small picture that selects the large one. */
export function Thumbnail({ image: { src, alt }, name, index, count, isChosen, onChoose }: ThumbnailProps) {
  const { holder, isBroken } = useBrokenImage<HTMLButtonElement>(src)
  return (
    <button
      ref={holder}
      type="button"
      aria-label={`Show picture ${index + 1} of ${count}: ${alt}`}
      aria-current={isChosen}
      onClick={onChoose}
    >
      {isBroken ? <Letter name={name} /> : <Image src={src} alt="" width={SIZE} height={SIZE} sizes="5rem" />}
    </button>
  )
}
