import { channel, subscribe } from "node:diagnostics_channel"
import { type IncomingMessage, type ServerResponse } from "node:http"
import { beforeNext } from "@/server/before-next"
import { nameRoute, routeOf } from "@/server/observe/route-of"
import { responseStore, type StoredResponse } from "./response-store"

/** Largest page that is stored, in bytes; no page of the shop is larger. */
const LARGEST = 512 * 1024

/**
 * For how long after an invalidation nothing is stored, in ms: a response may have been read from Next.js's cache before
 * the invalidation and be sent after it, within this time.
 */
const SETTLING_MS = 1_000

/** The Cache-Control of a page that Next.js stores until one of its tags is invalidated. */
const UNTIL_INVALIDATED = "s-maxage=31536000"

/** Headers of the connection or the moment, not of the page. The length is computed anew. */
const NOT_OF_THE_PAGE = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"])

/** The cookie by which Next.js shows drafts. */
const DRAFTS = "__prerender_bypass"

const sources = channel("scanwright:cache")

/**
 * The key a response is stored under: visits to a stored page differ in nothing but the address and the encoding.
 *
 * @returns undefined for any other request
 */
function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || url.includes("?")) return undefined
  if (
    "rsc" in headers ||
    "range" in headers ||
    "if-none-match" in headers ||
    headers.cookie?.includes(DRAFTS)
  )
    return undefined
  return `${url}\n${headers["accept-encoding"] ?? ""}`
}

/** Whether a response is a stored page, which is the same for everybody until a tag is invalidated. */
function isStoredPage(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? "")
  return (
    response.statusCode === 200 &&
    header("x-nextjs-cache") === "HIT" &&
    header("cache-control").startsWith(UNTIL_INVALIDATED) &&
    header("content-type").startsWith("text/html") &&
    !response.hasHeader("set-cookie")
  )
}

/** The headers of a response as it can be sent again. */
function headersOf(response: ServerResponse, length: number): string[] {
  const own = Object.entries(response.getHeaders())
    .filter(([name]) => !NOT_OF_THE_PAGE.has(name))
    .flatMap(([name, value]) => [value ?? ""].flat().flatMap((each) => [name, String(each)]))
  return [...own, "content-length", String(length)]
}

/**
 * Calls back with the body of a stored page once all of it has been sent. Compression happens above this function, so
 * these are the bytes that are sent. Other responses are not copied.
 */
function record(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  let isWanted: boolean | undefined
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return
    // The headers are complete: they go with the first bytes.
    isWanted ??= isStoredPage(response)
    if (!isWanted) return
    // A copy: the writer may use the memory for its next chunk.
    const bytes =
      typeof chunk === "string" ? Buffer.from(chunk, encoding as BufferEncoding) : Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    isWanted = size <= LARGEST
  }
  const noting = <Method extends ServerResponse["write"] | ServerResponse["end"]>(method: Method): Method =>
    ((...given: unknown[]) => {
      note(given[0], typeof given[1] === "string" ? given[1] : "utf8")
      return Reflect.apply(method, response, given) as unknown
    }) as Method
  response.write = noting(response.write.bind(response))
  response.end = noting(response.end.bind(response))
  response.once("finish", () => {
    if (isWanted) done(Buffer.concat(chunks))
  })
}

/**
 * Sends stored pages from memory, byte by byte as before, until any tag is invalidated. Next.js takes half a millisecond
 * to find out that a stored page is unchanged, and compresses it for every visit. Every other request goes to Next.js.
 *
 * @param capacity memory for responses, in bytes: a page has about 10 kB compressed and 50 kB uncompressed
 */
export function sendPagesFromMemory(capacity: number): void {
  const responses = responseStore(capacity)
  let invalidatedAt = -Infinity
  subscribe("scanwright:invalidated", () => {
    invalidatedAt = performance.now()
    responses.clear()
  })

  const send = (response: ServerResponse, { headers, body }: StoredResponse) => {
    sources.publish("answer")
    response.writeHead(200, headers).end(body)
  }
  const storeWhenSent = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now()
    record(response, (body) => {
      if (begun - invalidatedAt < SETTLING_MS) return
      responses.set(key, { headers: headersOf(response, body.length), body, route: routeOf(request) })
    })
  }

  beforeNext((request, response, goOn) => {
    const key = keyOf(request)
    const stored = key === undefined ? undefined : responses.get(key)
    if (stored) {
      nameRoute(request, stored.route)
      send(response, stored)
      return
    }
    if (key !== undefined) storeWhenSent(key, request, response)
    goOn()
  })
}
