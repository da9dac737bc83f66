/** A picture in the text. */
export interface Picture {
  src: string
  alt: string
  /** Pixels. */
  width: number | null
  height: number | null
}

/**
 * Uploads a picture.
 *
 * @param file chosen, dropped or pasted
 * @param onProgress called with the uploaded part, from 0 to 1
 * @returns the picture's address; rejects with an Error whose message can be shown, named AbortError where further ones would
 *   be refused as well
 */
export type UploadPicture = (file: File, onProgress: (done: number) => void) => Promise<{ url: string }>

const size = (pixels: number) => (pixels > 0 ? pixels : null)

/**
 * Loads a picture to measure it. @returns its size, null where it has none of its own; rejects when there is no picture
 */
export function measure(src: string): Promise<Pick<Picture, "width" | "height">> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve({ width: size(picture.naturalWidth), height: size(picture.naturalHeight) })
    picture.onerror = () => reject(new Error("No picture could be loaded from this address"))
    picture.src = src
  })
}
