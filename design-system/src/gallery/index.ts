export { type GalleryImage } from "./gallery-image"
export { Gallery, type GalleryProps } from "./Gallery"
