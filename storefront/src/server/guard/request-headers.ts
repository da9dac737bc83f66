import { readFileSync } from "node:fs"
import { type IncomingHttpHeaders } from "node:http"
import path from "node:path"
import { z } from "zod"

/** Headers by which Next.js's own parts, or its hosts, speak to each other. From anybody else they are not believed. */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-invoke-|x-now-|x-vercel-|x-matched-path$|x-action-|x-rewrite-|next-resume|content-security-policy)/
/** Headers by which a proxy names what the visitor requested; believed from a trusted one only. */
const OF_PROXIES = ["x-forwarded-host", "x-forwarded-port", "x-forwarded-server", "forwarded"]
/** The header by which Next.js renders a stored page at once; it counts with the build's own secret. */
const RENDER_NOW = ["x-prerender-revalidate", "x-prerender-revalidate-if-generated"]
/** Headers by which the router requests a page's data. */
const ROUTER = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-hmr-refresh",
  "next-url",
]
/** Longest state of the router, in bytes, as Next.js allows it. */
const LONGEST_STATE = 40_000

/** The build's secret for {@link RENDER_NOW}; undefined where nothing was built. */
export function renderSecret(): string | undefined {
  try {
    const manifest = readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), ".next", "prerender-manifest.json"),
      "utf8",
    )
    return z.object({ preview: z.object({ previewModeId: z.string() }) }).parse(JSON.parse(manifest)).preview
      .previewModeId
  } catch {
    // In development there is no such file.
    return undefined
  }
}

/** Kinds of dynamic parameters of a route: catch-all, optional catch-all, one segment; the others intercept routes. */
const PARAMETER = /^(?:c|oc|d|[cd]i\((?:\.|\.\.|\.\.\.)\)|[cd]i\(\.\.\)\(\.\.\))$/
/** A segment of the tree of routes, as the router reports it: static, or with a parameter. */
const segmentSchema = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.string().regex(PARAMETER), z.array(z.string()).nullable()]),
])
const stateSchema: z.ZodType<unknown> = z.lazy(() =>
  z.tuple([
    segmentSchema,
    z.record(z.string(), stateSchema),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)

/** Whether Next.js can read a state of the router; it answers 500 to any other. */
export function isRouterState(text: string): boolean {
  if (text.length > LONGEST_STATE) return false
  try {
    return stateSchema.safeParse(JSON.parse(decodeURIComponent(text))).success
  } catch {
    // Neither encoded nor JSON, or nested too deep.
    return false
  }
}

/** What can be sent on in a header. */
const PRINTABLE = /^[\u0020-\u007e]*$/

/** Whether a cookie's value can be sent on in a header. Next.js ignores a value that does not decode. */
function fitsHeader(value: string): boolean {
  try {
    return PRINTABLE.test(decodeURIComponent(value))
  } catch {
    return true
  }
}

/**
 * Whether the cookies of sessions, as far as there are any, can be passed on to Medusa in a header; others are nobody's.
 *
 * @param sessionCookies their names
 */
export const isReadableSession = (cookies: string, sessionCookies: readonly string[]): boolean =>
  cookies.split(";").every((cookie) => {
    const [name = "", value = ""] = cookie.split(/=(.*)/s, 2).map((part) => part.trim())
    return !sessionCookies.includes(name) || fitsHeader(value)
  })

/** Whether a header with an address has one. */
export const isOrigin = (origin: string): boolean => origin === "null" || URL.canParse(origin)

/** The encoding that Next.js would choose: it knows gzip. @param accepted an Accept-Encoding header */
export function negotiate(accepted: string): "gzip" | "identity" {
  const weights = new Map(
    accepted.split(",").map((one) => {
      const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weight = weights.get("gzip") ?? weights.get("x-gzip") ?? weights.get("*") ?? 0
  return weight > 0 ? "gzip" : "identity"
}

/**
 * Removes what a stranger must not say to Next.js, and leaves one spelling of what a response depends on.
 *
 * @param headers of the request, which are changed
 * @param options `isTrusted`: sent by a trusted proxy; `isRouters`: sent by the router; `secret`:
 *   see {@link renderSecret}
 */
export function cleanHeaders(
  headers: IncomingHttpHeaders,
  { isTrusted, isRouters, secret }: { isTrusted: boolean; isRouters: boolean; secret: string | undefined },
): void {
  const isOwnRender = secret !== undefined && headers["x-prerender-revalidate"] === secret
  const unwanted = [
    ...Object.keys(headers).filter((name) => INTERNAL.test(name)),
    ...(isTrusted ? [] : OF_PROXIES),
    ...(isOwnRender ? [] : RENDER_NOW),
    ...(isRouters ? [] : ROUTER),
  ]
  for (const name of unwanted) Reflect.deleteProperty(headers, name)
  headers["accept-encoding"] = negotiate(String(headers["accept-encoding"] ?? ""))
}
