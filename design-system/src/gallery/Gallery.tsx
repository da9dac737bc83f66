"use client"

import { useState } from "react"
import { Image } from "../image"

export interface GalleryImage {
  src: string
  alt: string
  title?: string
}

export interface GalleryProps {
  images: GalleryImage[]
  /** What the pictures show: names the gallery, and its first letter stands in when there is no picture. */
  name: string
  className?: string
}

const SIZE = 800

/** Pictures of one thing: a large one, and, where there are several, small ones to choose from. */
export function Gallery({ images, name, className }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const shown = images[chosen] ?? images[0]

  return (
    <div className={className} role="group" aria-label={`Pictures of ${name}`}>
      <div className="gallery-picture">
        {shown ? (
          <Image
            src={shown.src}
            alt={shown.alt}
            title={shown.title}
            width={SIZE}
            height={SIZE}
            sizes="(min-width: 64rem) 40rem, 100vw"
            priority
          />
        ) : (
          <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
        )}
      </div>
      {images.length > 1 && (
        <ul className="gallery-choice">
          {images.map(({ src, alt }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${images.length}: ${alt}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Image src={src} alt="" width={SIZE} height={SIZE} sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
