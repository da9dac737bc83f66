/** A picture of a gallery. */
export interface GalleryImage {
  src: string
  /** Alternative text. */
  alt: string
  /** The browser's tooltip. */
  title?: string
}
