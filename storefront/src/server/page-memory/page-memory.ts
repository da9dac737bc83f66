import { channel, subscribe } from "node:diagnostics_channel"
import { type IncomingMessage, Server, type ServerResponse } from "node:http"
import { nameRoute, routeOf } from "@/server/observe/route-of"
import { type Answer, AnswerStore } from "./response-store"

/** Memory for answers, in bytes. A page has about 10 kB packed and 50 kB unpacked: a thousand pages at least. */
const CAPACITY = 64 * 1024 * 1024

/** No page is larger, in bytes. */
const LARGEST = 512 * 1024

/** After a mark, in ms, nothing is kept: visitors share a look into Next.js's cache that began before it. None lasts as long. */
const UNSETTLED_MS = 1_000

/** What Next.js says of a page that stays until one of its tags is marked. */
const UNTIL_MARKED = "s-maxage=31536000"

/** Of each connection or moment, not of the page. The length is said anew. */
const OF_THE_MOMENT = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"])

/** The cookie by which Next.js shows drafts. */
const DRAFTS = "__prerender_bypass"

const sources = channel("scanwright:cache")

/**
 * What an answer is kept by: nothing but the address and the packing makes two visits to a stored page differ.
 *
 * @returns undefined for what is no plain visit to a page
 */
function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || url.includes("?")) return undefined
  if ("rsc" in headers || "range" in headers || headers.cookie?.includes(DRAFTS)) return undefined
  return `${url}\n${headers["accept-encoding"] ?? ""}`
}

/** Whether the answer is a stored page, which is the same for everybody until a tag is marked. */
function isStoredPage(response: ServerResponse): boolean {
  const says = (name: string) => String(response.getHeader(name) ?? "")
  return (
    response.statusCode === 200 &&
    says("x-nextjs-cache") === "HIT" &&
    says("cache-control").startsWith(UNTIL_MARKED) &&
    says("content-type").startsWith("text/html") &&
    !response.hasHeader("set-cookie")
  )
}

/** The headers of an answer as it can be sent again. */
function headersOf(response: ServerResponse, length: number): string[] {
  const own = Object.entries(response.getHeaders())
    .filter(([name]) => !OF_THE_MOMENT.has(name))
    .flatMap(([name, value]) => [value ?? ""].flat().flatMap((each) => [name, String(each)]))
  return [...own, "content-length", String(length)]
}

/**
 * Calls back with the body of a stored page when all of it has been sent. Whoever packs it stands above: these are the bytes
 * of the wire. Of any other answer nothing is copied.
 */
function record(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  let isWanted: boolean | undefined
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return
    // With the first bytes the headers go, and are all there.
    isWanted ??= isStoredPage(response)
    if (!isWanted) return
    // A copy: whoever wrote it may use its memory for the next.
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
 * Answers visits to stored pages from memory, with the bytes that were sent before, until any tag is marked: Next.js takes
 * half a millisecond to find out that a page is as it was, and packs it anew for every visit. Whatever is no plain visit, is
 * not stored or is old goes to Next.js, which decides all that there is to decide.
 */
export function keepAnswers(): void {
  const answers = new AnswerStore(CAPACITY)
  /** Moment of the last mark. */
  let marked = -Infinity
  subscribe("scanwright:marked", () => {
    marked = performance.now()
    answers.clear()
  })

  const send = (response: ServerResponse, { headers, body }: Answer) => {
    sources.publish("answer")
    response.writeHead(200, headers).end(body)
  }
  const keepWhenSent = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now()
    record(response, (body) => {
      if (begun - marked < UNSETTLED_MS) return
      answers.set(key, { headers: headersOf(response, body.length), body, route: routeOf(request) })
    })
  }

  // Taken off the prototype to be called with its server below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]) {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    const key = event === "request" ? keyOf(request) : undefined
    const answer = key === undefined ? undefined : answers.get(key)
    if (answer) {
      nameRoute(request, answer.route)
      send(response, answer)
      return true
    }
    if (key !== undefined) keepWhenSent(key, request, response)
    return Reflect.apply(emit, this, [event, ...rest]) as boolean
  }
}
