import { Image } from "../image"

export interface TileProps {
  /** Address of the picture; null puts the first letter of the name in its place. */
  image: string | null
  alt: string
  name: string
  /** Edge of the picture in pixels; pictures are square. */
  size: number
  sizes?: string
  priority?: boolean
}

/** The background of a picture, and the letter shown instead of a missing one. */
export function Tile({ image, alt, name, size, sizes, priority }: TileProps) {
  return (
    <div className="tile">
      {image ? (
        <Image src={image} alt={alt} width={size} height={size} sizes={sizes} priority={priority} />
      ) : (
        <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
      )}
    </div>
  )
}
