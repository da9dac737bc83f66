import { Image } from "../image"
import { cx } from "../lib/cx"

export interface TileProps {
  /** Address of the picture; null puts the first letter of the name in its place. */
  image: string | null
  alt: string
  name: string
  /** Edge of the picture in pixels; pictures are square. */
  size: number
  sizes?: string
  priority?: boolean
  className?: string
}

/** The paper a picture stands on, and the letter that stands in for it. */
export function Tile({ image, alt, name, size, sizes, priority, className }: TileProps) {
  return (
    <div className={cx("flex items-center justify-center overflow-hidden bg-tile text-tile-ink", className)}>
      {image ? (
        <Image
          src={image}
          alt={alt}
          width={size}
          height={size}
          sizes={sizes}
          priority={priority}
          className="size-full object-contain"
        />
      ) : (
        <span aria-hidden="true" className="text-3xl font-semibold">
          {name.trim().charAt(0).toUpperCase()}
        </span>
      )}
    </div>
  )
}
