import { ownOrigin } from "@/config/own-origin"
import { optimisedSource } from "@/lib/picture-sources"

/** Longest wait for a picture or a font, in ms. */
const TIMEOUT_MS = 5_000
/** Width in which a photograph is loaded, in pixels. */
const WIDTH = 640

/** Requests a path of this server, without a cache. */
async function fetchOwn(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // The image optimiser responds in PNG or JPEG, which the drawing library reads.
  return fetch(ownOrigin() + path, {
    cache: "no-store",
    headers: { accept: "image/png,image/svg+xml" },
    signal,
  })
}

/**
 * A picture of the shop as a data address, for the drawing library.
 *
 * @param src its address on pages
 * @returns null for a picture that does not exist or is not ours
 */
export async function loadPicture(src: string | null): Promise<string | null> {
  if (!src?.startsWith("/")) return null
  const response = await fetchOwn(optimisedSource(src, WIDTH))
  const type = response.headers.get("content-type")?.split(";")[0] ?? ""
  if (!response.ok || !/^image\/(?:png|jpeg|svg\+xml)$/.test(type)) return null
  const bytes = Buffer.from(await response.arrayBuffer())
  return `data:${type};base64,${bytes.toString("base64")}`
}

interface CardFont {
  name: string
  data: ArrayBuffer
  weight: 400 | 700
  style: "normal"
}

async function loadFont(weight: CardFont["weight"]): Promise<CardFont> {
  const response = await fetchOwn(`/fonts/inter-latin-${weight}.woff`)
  if (!response.ok) throw new Error(`The font of social cards could not be read: ${response.status}`)
  return { name: "Inter", data: await response.arrayBuffer(), weight, style: "normal" }
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
