import { type IncomingMessage } from "node:http"

/** Where Next.js (16.4, pinned) writes down what it found out about a request. No public part of it. */
const REQUEST_META = Symbol.for("NextInternalRequestMeta")

interface RequestMeta {
  match?: { definition?: { pathname?: unknown } }
}

/** The folder that public pages are stored under, in no address a visitor sees. */
const STORED = /^\/stored\/\[region\](?=\/|$)/

/** Beginnings of what no page answers. */
const FILES = ["/_next/static/", "/_next/image", "/_next/", "/equipment/", "/articles/", "/fonts/"] as const

const named = new WeakMap<IncomingMessage, string>()

/** Says which route a request belongs to that is answered without Next.js. */
export function nameRoute(request: IncomingMessage, route: string): void {
  named.set(request, route)
}

/**
 * The pattern of the route that answered a request, as its folder is named: "/products/[brand]/[type]". Never the address
 * itself, of which strangers can invent as many as they like.
 *
 * @param request after it has been answered
 */
export function routeOf(request: IncomingMessage): string {
  const name = named.get(request)
  if (name !== undefined) return name
  const { match } = (request as { [REQUEST_META]?: RequestMeta })[REQUEST_META] ?? {}
  const pathname = match?.definition?.pathname
  if (typeof pathname === "string") return pathname.replace(STORED, "") || "/"
  const url = request.url ?? ""
  const beginning = FILES.find((file) => url.startsWith(file))
  return beginning ? `${beginning.replace(/\/$/, "")}/*` : "unmatched"
}
