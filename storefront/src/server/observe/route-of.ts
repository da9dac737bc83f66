import { type IncomingMessage } from "node:http"

/** Property in which Next.js (16.4, pinned) stores what it knows of a request. Not part of its public API. */
const REQUEST_META = Symbol.for("NextInternalRequestMeta")

interface RequestMeta {
  match?: { definition?: { pathname?: unknown } }
}

/** Folder of stored pages, which is internal and in no public address. */
const STORED = /^\/stored\/\[region\](?=\/|$)/

/** Beginnings of addresses that no page handles. */
const FILES = ["/_next/static/", "/_next/image", "/_next/", "/equipment/", "/articles/", "/fonts/"] as const

const named = new WeakMap<IncomingMessage, string>()

/** Names the route of a request that is responded to without Next.js. */
export function nameRoute(request: IncomingMessage, route: string): void {
  named.set(request, route)
}

/**
 * The pattern of the route that responded to a request, as its folder is named: "/products/[brand]/[type]". Never the
 * address itself: strangers can invent any number of addresses.
 *
 * @param request after its response
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
