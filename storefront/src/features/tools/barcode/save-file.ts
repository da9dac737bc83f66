/** Saves a file through the browser's downloads. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Browsers have started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** File name of a barcode: `ean-13-5012345678900.png`. */
export const fileName = (kind: string, content: string, format: string): string => {
  const plain = content.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "")
  return `${[kind, plain.slice(0, 40)].filter(Boolean).join("-")}.${format}`
}

/** The data address of an SVG. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Renders an SVG as a PNG.
 *
 * @param factor pixels per unit of the drawing: whole, so that every bar has whole pixels
 * @throws Error where the browser cannot
 */
export async function toPng(
  drawing: { svg: string; width: number; height: number },
  factor: number,
): Promise<Blob> {
  const picture = new Image(drawing.width * factor, drawing.height * factor)
  // Firefox draws no SVG without width and height.
  picture.src = pictureOf(
    drawing.svg.replace("<svg ", `<svg width="${picture.width}" height="${picture.height}" `),
  )
  await picture.decode()
  const canvas = document.createElement("canvas")
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext("2d")?.drawImage(picture, 0, 0, picture.width, picture.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no PNG"))), "image/png")
  })
}
