import { type IncomingHttpHeaders, request } from "node:http"
import fc from "fast-check"
import { hostileText } from "./hostile-requests.ts"

/** A request of the storefront as it will be sent, byte by byte: `fetch` would mend much of it. */
export interface HostileVisit {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A response. */
export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Longest wait for a response, in ms. */
const TIMEOUT_MS = 60_000

/** Sends a request as it is written. @throws Error where the connection ends without a response */
export function send(origin: string, { method, target, headers, body }: HostileVisit): Promise<Received> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path: target, headers, timeout: TIMEOUT_MS, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("error", reject)
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on("timeout", () => sent.destroy(new Error(`${method} ${target} gave no response`)))
    sent.on("error", reject)
    sent.end(body)
  })
}

const METHODS = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  { weight: 1, arbitrary: fc.constant("HEAD") },
  { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
)

/** Encodes a text for an address: completely, hardly, twice, or as each of its characters. */
const encoded = fc
  .tuple(
    hostileText.map((text) => text.replace(/\p{Surrogate}/gu, "\ufffd").slice(0, 400)),
    fc.constantFrom(
      (text: string) => encodeURIComponent(text),
      (text: string) => encodeURIComponent(encodeURIComponent(text)),
      (text: string) => encodeURIComponent(text).replaceAll("%25", "%"),
      (text: string) =>
        [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    ),
  )
  .map(([text, encode]) => encode(text))

/** The same address in another spelling, which must not be stored beside it. */
const respelled = (address: string) =>
  address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Kinds of addresses; a text is put in the place of each ¶. */
const SHAPES =
  `/products/¶ /products/zebra/¶ /products/zebra/¶/¶ /products/¶/barcode-scanners?page=2 /blogs/¶ /og/¶
  /og/products/¶.png /og/pictures/products/¶/a/b.png /data-sheets/a/b/¶.pdf /sitemaps/brands/¶ /sitemaps/brands/¶.xml
  /api/browse/gb/brands/¶ /api/browse/¶/brands /api/browse/search?search=¶ /api/recently-viewed?path=¶
  /api/suggestions?q=¶ /api/blogs/¶ /media/0/¶ /_next/image?url=¶&w=640&q=75
  /_next/image?url=%2Fmedia%2F0%2F¶&w=640&q=75 /_next/static/¶ /admin/¶ /admin/products?q=¶
  /admin/reset-password?token=¶ /account/¶ /account/welcome/¶ /account/sign-in?next=¶&notice=¶
  /account/addresses?page=¶&change=¶ /account/reset-password?token=¶&email=¶ /search?q=¶ /products?search=¶
  /browse-products?q=¶&page=¶ /compare?ids=¶ /saved?items=¶ /stock-alert?confirm=¶ /thank-you?reference=¶
  /co2-calculator?choice=¶ /services/buy-back?model=¶ /stored/gb/¶ /¶`.split(/\s+/)

const CAMPAIGN = "utm_source=hostile&gclid=hostile-click&email=hostile%40visitor.example"

/** Addresses that are no path, or that no file could be named after. */
const ODD_TARGETS = [
  "*",
  "http://other.example/",
  "/..%2f..%2fetc%2fpasswd",
  "//other.example/",
  "/\\other.example",
]

function targetOf(real: readonly string[]): fc.Arbitrary<string> {
  const address = fc.constantFrom(...real)
  const campaign = address.map((one) => `${one}${one.includes("?") ? "&" : "?"}${CAMPAIGN}`)
  return fc.oneof(
    { weight: 6, arbitrary: campaign },
    { weight: 2, arbitrary: address.map(respelled) },
    { weight: 2, arbitrary: address },
    {
      weight: 10,
      arbitrary: fc
        .tuple(fc.constantFrom(...SHAPES), encoded)
        .map(([shape, text]) => shape.replaceAll("¶", () => text)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...SHAPES), fc.integer({ min: 150, max: 3_000 }))
        .map(([shape, length]) => shape.replaceAll("¶", "a".repeat(length))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TARGETS) },
  )
}

/** Headers by which a stranger may try to speak as Next.js, a proxy, a router or a member of staff. */
const HEADERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "content-security-policy": fc.constant("script-src 'nonce-hostile-nonce'"),
  "x-middleware-subrequest": fc.constantFrom("src/proxy", "proxy:proxy:proxy:proxy:proxy"),
  "x-middleware-rewrite": fc.constant("/admin"),
  "x-matched-path": fc.constantFrom("/admin", "/stored/gb"),
  "x-nextjs-data": fc.constant("1"),
  "x-invoke-path": fc.constant("/admin"),
  "x-prerender-revalidate": fc.constantFrom("hostile", ""),
  "x-forwarded-host": fc.constant("hostile.example"),
  "x-forwarded-proto": fc.constantFrom("https", "hostile"),
  "x-forwarded-for": fc.constantFrom("203.0.113.9", "hostile", "::1"),
  rsc: fc.constantFrom("1", "0", "hostile"),
  "next-router-prefetch": fc.constantFrom("1", "2", "hostile"),
  "next-router-segment-prefetch": fc.constantFrom("/_tree", "/_index", "/hostile"),
  "next-router-state-tree": fc.constantFrom(
    "%",
    "{",
    "[]",
    '["",{}]',
    "%5B%22%22%2C%7B%7D%5D",
    "x".repeat(5_000),
  ),
  "next-url": fc.constantFrom("/", "hostile", "/products/%00"),
  "next-action": fc.constantFrom("x", "0".repeat(40), "40".repeat(21), "__proto__"),
  "accept-encoding": fc.constantFrom("gzip", "br", "gzip;q=0", "hostile", "identity;q=0", "*"),
  accept: fc.constantFrom("text/html", "application/json", "*/*", "hostile"),
  origin: fc.constantFrom("null", "hostile", "https://hostile.example"),
  range: fc.constantFrom("bytes=0-0", "bytes=9-1", "hostile"),
  "if-none-match": fc.constantFrom("*", '"hostile"'),
  cookie: fc.constantFrom(
    "staff-session=%0d%0aX-Hostile: 1",
    "staff-session=%E2%82%AC.%00.x",
    "staff-session=a.eyJpYXQiOjEsImV4cCI6OTk5OTk5OTk5OX0.b",
    "account-session=%0d%0aX-Hostile: 1",
    "account-session=a.eyJpYXQiOjEsImV4cCI6OTk5OTk5OTk5OX0.b; account-hint=1",
    "__prerender_bypass=hostile; __next_preview_data=hostile",
    "=; ;;=%",
    `a=${"x".repeat(4_000)}`,
  ),
  "content-type": fc.constantFrom(
    "text/plain;charset=UTF-8",
    "application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "hostile",
  ),
}

const headers = fc
  .record(HEADERS, { requiredKeys: [] })
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 4 }))
  .map((some): Record<string, string> => Object.fromEntries(some.map(([name, value = ""]) => [name, value])))

const BODIES = ["", "[]", '["$F1"]', '["$K1"]', "{", "--x\r\n", "--x--", "a=b", "\u0000", "x".repeat(20_000)]

/** Requests to the storefront that nobody sends by accident. @param real addresses of pages, cards, sheets and sitemaps */
export const hostileVisits = (real: readonly string[]): fc.Arbitrary<HostileVisit> =>
  fc
    .record({ method, target: targetOf(real), headers, body: fc.constantFrom(...BODIES) })
    .map(({ body, ...visit }) =>
      visit.method === "GET" || visit.method === "HEAD" || visit.method === "TRACE"
        ? visit
        : { ...visit, body },
    )
