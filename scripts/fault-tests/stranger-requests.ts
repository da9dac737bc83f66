import { readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import fc from "fast-check"
import { fromRoot } from "../lib/paths.ts"
import { type HostileVisit } from "./hostile-visits.ts"

const words = (text: string) => text.trim().split(/\s+/)

const METHODS = words("GET GET GET POST POST PUT PATCH DELETE HEAD OPTIONS TRACE")

/** Parts of addresses that break parsers, routers, file systems and queries. */
const PARTS = [
  ...words(String.raw`%00 a%00b % %25 %ZZ %E0%A4%A ..%2f..%2fetc%2fpasswd ..; %2e%2e %5c..%5c * ; -1 __proto__ constructor
    null undefined NaN %F0%9F%92%A5 %0d%0aset-cookie:x=1 '%20or%201=1-- %EF%BC%87`),
  ...["x".repeat(300), "x".repeat(1_100), "9".repeat(40)],
]

const QUERIES = [
  ...words(`limit=100000 limit=-1 limit=1e309 limit[]=5000 limit= offset=99999999999 offset=-1 order= order=-id,%00 order[id]=1
    fields=* fields=%2B%2A%2A fields=id,id,id,../.. fields=*variants.product.variants.product q=%00 q=%25%25%25 id[]=1&id[]=2
    id[$in][]=x id[$gt]= created_at[$gte]=yesterday $and[0][id]=x $or=1 a[4000000000]=1 a[__proto__][x]=1
    region_id=reg_x&currency_code=%00 token=%00`),
  ...[`q=${"a".repeat(3_000)}`, `a${"[b]".repeat(40)}=1`, "&".repeat(1_100)],
]

const BODIES = [
  ...words(String.raw`{ null [] "text" {"__proto__":{"x":1}} {"email":"a\u0000b","password":"x"} {"email":["a"],"password":1}
    {"email":{"$ne":""},"password":{"$ne":""}} {"region_id":null,"items":[{"variant_id":"x","quantity":1e308}]}
    {"entity":"product","pagination":{"limit":100000}}`),
  ...["", "[".repeat(50_000), '{"a":'.repeat(5_000), `{"limit":${"9".repeat(400)}}`],
  `{"metadata":{"note":"${"x".repeat(50_000)}"}}`,
  `{"items":[${Array.from({ length: 900 }, () => '{"variant_id":"v","quantity":1}').join()}]}`,
]

const JSON_TYPE = "application/json"
const TYPES = [
  ...[JSON_TYPE, JSON_TYPE, "application/json; charset=klingon", "application/x-www-form-urlencoded", ""],
  ...["multipart/form-data", "multipart/form-data; boundary=x", "text/plain"],
]

/** Headers that strangers write, to be taken for somebody else or to break what reads them. */
const HEADERS: readonly Record<string, string>[] = [
  ...[{}, {}, {}],
  { authorization: "Bearer a.b.c" },
  { authorization: "Bearer" },
  { authorization: "Basic sk_guess" },
  { authorization: `Basic ${"A".repeat(5_000)}` },
  { authorization: "Bearer eyJhbGciOiJub25lIn0.eyJhY3Rvcl9pZCI6InVzZXJfMSIsImFjdG9yX3R5cGUiOiJ1c2VyIn0." },
  { cookie: "connect.sid=s%3Aguess.guess" },
  { cookie: "connect.sid=j%3A%7B%22a%22%3A1%7D; __proto__=x" },
  { cookie: `connect.sid=${"x".repeat(4_000)}` },
  { cookie: "connect.sid=s%3Aguess.guess", "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { "x-forwarded-for": "10.0.0.1,".repeat(300) },
  { "x-forwarded-for": "unknown, ::1, 999.1.1.1" },
  { "x-forwarded-proto": "https, javascript:alert(1)", "x-forwarded-host": "evil.example" },
  { "x-medusa-locale": "en-GB'--" },
  { "content-encoding": "gzip" },
  { "content-encoding": "zstd" },
  { "accept-encoding": "gzip;q=0, br;q=NaN" },
  { "if-match": '"', range: "bytes=0-,0-,0-" },
  { "idempotency-key": "x".repeat(2_000) },
  { "x-request-id": "<script>", referer: "http://localhost:9000/app/invite?token=%00" },
]

/** Paths of Medusa's own routes, from the files that serve them; parameters stand as `:name`. */
function medusaPaths(): string[] {
  const medusa = createRequire(fromRoot("backend", "package.json")).resolve("@medusajs/medusa/package.json")
  const api = join(dirname(medusa), "dist", "api")
  return ["store", "auth", "admin", "hooks", "cloud"].flatMap((area) =>
    readdirSync(join(api, area), { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)route\.js$/.test(file))
      .map((file) => `/${join(area, dirname(file)).replace(/\[(\w+)\]/g, ":$1")}`),
  )
}

const pick = (values: readonly string[]) => fc.constantFrom(...values)

/**
 * Requests of strangers to Medusa's own routes and to addresses that do not exist, with every shape that once found a fault.
 * Bodies that are announced and never sent: backend/integration-tests/http/strangers.spec.ts.
 */
export function strangerRequests(): fc.Arbitrary<HostileVisit> {
  const part = fc.oneof({ weight: 2, arbitrary: fc.constant("x") }, { weight: 3, arbitrary: pick(PARTS) })
  const served = fc
    .tuple(pick(medusaPaths()), fc.array(part, { minLength: 3, maxLength: 3 }))
    .map(([route, parts]) => {
      const left = [...parts]
      return route.replace(/:\w+/g, () => left.shift() ?? "x")
    })
  const invented = fc
    .array(fc.oneof(pick(words("store static app admin equipment")), part), { maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`)
  const path = fc.oneof(
    { weight: 8, arbitrary: served },
    { weight: 1, arbitrary: invented },
    { weight: 1, arbitrary: pick(words("* // /%2fstore%2fproducts /STORE/products /store/products/")) },
  )
  return fc
    .record({
      method: pick(METHODS),
      path,
      query: fc.option(fc.array(pick(QUERIES), { minLength: 1, maxLength: 3 }), { nil: undefined }),
      type: pick(TYPES),
      more: fc.constantFrom(...HEADERS),
      body: pick(BODIES),
    })
    .map(({ method, path: at, query, type, more, body }) => {
      const hasBody = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(method)
      return {
        method,
        target: query === undefined ? at : `${at}?${query.join("&")}`,
        headers: {
          ...(hasBody ? { "content-length": String(Buffer.byteLength(body)) } : {}),
          ...(hasBody && type !== "" ? { "content-type": type } : {}),
          ...more,
        },
        ...(hasBody ? { body } : {}),
      }
    })
}
