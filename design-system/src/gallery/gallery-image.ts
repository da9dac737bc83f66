/** A picture of a gallery. */
export interface GalleryImage {
  src: string
  /** What it shows, for those who don't see it. */
  alt: string
  /** The browser's tooltip. */
  title?: string
}
