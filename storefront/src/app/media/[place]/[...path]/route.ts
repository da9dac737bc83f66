import { storedAt } from "@/lib/medusa/media"

export const dynamic = "force-dynamic"

/** Longest wait until a file begins to come, and until all of it has, over a slow line, in ms. */
const TIMEOUT_MS = 8_000
const WHOLE_MS = 600_000
/** Largest picture and largest other file passed on, in bytes; the backend takes smaller ones only. */
const MAX_BYTES = 25 * 1024 * 1024
const MAX_FILE_BYTES = 60 * 1024 * 1024
const DRAWING = "image/svg+xml"
/** Media types of pictures. */
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", DRAWING]
const PDF = "application/pdf"
/** Media types of files of products, as they are passed on. All but a PDF are saved, never shown. */
const FILES: Readonly<Record<string, string>> = {
  [PDF]: PDF,
  "application/zip": "application/zip",
  "text/plain": "text/plain; charset=utf-8",
}
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
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new Error(`No answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  try {
    return await fetch(address, {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(WHOLE_MS)]),
    })
  } catch (error) {
    console.error(`Reading the file ${address}:`, error)
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Headers of a stored file by its type; null for what is not passed on. */
function headersOf(type: string): Record<string, string> | null {
  if (PICTURES.includes(type)) {
    return { "Content-Type": type, ...(type === DRAWING && { "Content-Security-Policy": DRAWING_POLICY }) }
  }
  const served = FILES[type]
  if (served === undefined) return null
  return { "Content-Type": served, ...(type !== PDF && { "Content-Disposition": "attachment" }) }
}

/**
 * Proxies a picture or a product's file that staff uploaded, from the places in `MEDIA_URLS` only.
 *
 * @returns the file; 404 for anything of another kind, 502 while its place does not respond
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { place, path } = await params
  const address = storedAt(place, path)
  if (address === null) return refuse(404)
  const stored = await fetchStored(address)
  if (!stored || stored.status >= 500) return refuse(502)
  const type = stored.headers.get("content-type")?.split(";")[0]?.trim() ?? ""
  const headers = stored.ok ? headersOf(type) : null
  const length = stored.headers.get("content-length")
  const most = PICTURES.includes(type) ? MAX_BYTES : MAX_FILE_BYTES
  if (headers === null || Number(length ?? 0) > most) {
    await stored.body?.cancel()
    return refuse(404)
  }
  // What was compressed on its way has another length by now.
  const isWhole = length !== null && stored.headers.get("content-encoding") === null
  return new Response(stored.body, {
    headers: { ...HEADERS, ...headers, ...(isWhole && { "Content-Length": length }) },
  })
}
