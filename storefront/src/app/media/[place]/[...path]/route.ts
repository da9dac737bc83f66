import { storedAt } from "@/lib/medusa/media"

export const dynamic = "force-dynamic"

/** Longest wait for a file, in ms. */
const TIMEOUT_MS = 8_000
/** Largest picture passed on, in bytes; the backend takes smaller ones only. */
const MAX_BYTES = 25 * 1024 * 1024
const DRAWING = "image/svg+xml"
/** Media types of pictures; other uploads are not served to an `img`. */
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", DRAWING]
/**
 * Uploaded drawings are stripped of scripts; this policy also stops a drawing that is opened by itself from running or
 * loading anything.
 */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const HEADERS = {
  // The name of a file contains the time of its upload, so the file at an address never changes.
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
}

interface Context {
  params: Promise<{ place: string; path: string[] }>
}

const refuse = (status: 404 | 502) => new Response(null, { status, headers: { "Cache-Control": "no-store" } })

async function fetchStored(address: string): Promise<Response | null> {
  try {
    return await fetch(address, {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    console.error(`Reading the picture ${address}:`, error)
    return null
  }
}

/**
 * Proxies a picture that staff uploaded, from the places in `MEDIA_URLS` only.
 *
 * @returns the picture; 404 for anything that is no picture, 502 while its place does not respond
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { place, path } = await params
  const address = storedAt(place, path)
  if (address === null) return refuse(404)
  const stored = await fetchStored(address)
  if (!stored || stored.status >= 500) return refuse(502)
  const type = stored.headers.get("content-type")?.split(";")[0]?.trim() ?? ""
  const isPicture = stored.ok && PICTURES.includes(type)
  if (!isPicture || Number(stored.headers.get("content-length") ?? 0) > MAX_BYTES) {
    await stored.body?.cancel()
    return refuse(404)
  }
  return new Response(stored.body, {
    headers: {
      ...HEADERS,
      "Content-Type": type,
      ...(type === DRAWING && { "Content-Security-Policy": DRAWING_POLICY }),
    },
  })
}
