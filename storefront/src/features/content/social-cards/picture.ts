import { ownOrigin } from "@/config/own-origin"
import { optimisedSource } from "@/lib/picture-sources"
import { withTimeout } from "@/lib/with-timeout"

/** Longest wait for a picture or a font, in ms. */
const TIMEOUT_MS = 5_000
/** Width in which a photograph is loaded, in pixels. */
const WIDTH = 640

/** Reads a path of this server, without a cache. */
const readOwn = (path: string) =>
  withTimeout(TIMEOUT_MS, async (signal) => {
    // The image optimiser responds in PNG or JPEG, which the drawing library reads.
    const headers = { accept: "image/png,image/svg+xml" }
    const response = await fetch(ownOrigin() + path, { cache: "no-store", headers, signal })
    const type = response.headers.get("content-type")?.split(";")[0] ?? ""
    return { ok: response.ok, status: response.status, type, bytes: await response.arrayBuffer() }
  })

/**
 * A picture of the shop as a data address, for the drawing library.
 *
 * @param src its address on pages
 * @returns null for a picture that does not exist or is not ours
 */
export async function loadPicture(src: string | null): Promise<string | null> {
  if (!src?.startsWith("/")) return null
  const { ok, type, bytes } = await readOwn(optimisedSource(src, WIDTH))
  if (!ok || !/^image\/(?:png|jpeg|svg\+xml)$/.test(type)) return null
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`
}

interface CardFont {
  name: string
  data: ArrayBuffer
  weight: 400 | 700
  style: "normal"
}

/**
 * Reads a font that next.config.ts copies into `public/fonts`.
 *
 * @param file its name
 * @throws Error where it cannot be read
 */
export async function readFont(file: string): Promise<ArrayBuffer> {
  const { ok, status, bytes } = await readOwn(`/fonts/${file}`)
  if (!ok) throw new Error(`The font ${file} could not be read: ${status}`)
  return bytes
}

async function loadFont(weight: CardFont["weight"]): Promise<CardFont> {
  return { name: "Inter", data: await readFont(`inter-latin-${weight}.woff`), weight, style: "normal" }
}

let fonts: Promise<CardFont[]> | undefined

/** The fonts of the cards, read once. */
export async function cardFonts(): Promise<CardFont[]> {
  fonts ??= Promise.all([loadFont(400), loadFont(700)])
  try {
    return await fonts
  } catch (error) {
    fonts = undefined
    throw error
  }
}
