"use client"

import { Image } from "../image"
import { useBrokenImage } from "../lib/use-broken-image"

interface ArticlePictureProps {
  src: string
  alt: string
  sizes: string
  priority?: boolean
}

/** An article's picture; if it cannot be loaded there is none (specification, 2.7). */
export function ArticlePicture({ src, alt, sizes, priority }: ArticlePictureProps) {
  const { holder, isBroken } = useBrokenImage(src)
  if (isBroken) return null
  return (
    <div ref={holder} className="article-card-picture">
      <Image src={src} alt={alt} width={1200} height={630} sizes={sizes} priority={priority} />
    </div>
  )
}
