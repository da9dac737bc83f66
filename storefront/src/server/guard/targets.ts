import { readdirSync } from "node:fs"
import path from "node:path"
import { publicPageAt } from "@/config/public-addresses"
import { withQuery } from "./address"

/** Methods that read. Nothing else reaches what is stored. */
const READ = ["GET", "HEAD"] as const
const READ_AND_WRITE = [...READ, "POST"] as const

/** Of Next.js itself, whose tools in development take what pages report. Actions of pages are sent to the pages. */
const FRAMEWORK = process.env.NODE_ENV === "development" ? READ_AND_WRITE : READ

/** How a request's target is handled. */
export interface Target {
  readonly methods: readonly string[]
  /** The target that Next.js gets: of what is stored only what it depends on. */
  readonly url: string
  /**
   * `page`: a public page, which browsers also request as data for the router; `visit`: one rendered for each visit; `data`:
   * what pages and search engines read of records, whose names anybody can invent; `account`: a page of companies' members.
   */
  readonly kind: "framework" | "api" | "staff" | "account" | "drawing" | "stored" | "data" | "page" | "visit"
  /** Of a public page: the parameters that it reads. Its redirects pass on the others. */
  readonly reads?: readonly string[]
}

/** Addresses of routes outside the pages whose responses depend on the path alone. */
const STORED = new RegExp(
  `^(?:${[
    "/(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|tracking\\.js|polyfills\\.js|favicon\\.ico|icon\\.svg|apple-icon\\.png)",
    "/sitemaps/pages\\.xml",
    "/feeds/(?:articles|google-products)\\.xml",
    "/api/(?:health|live)",
  ].join("|")})$`,
)

/** The same of records. */
const DATA = new RegExp(
  `^(?:${[
    "/sitemaps/brands/[^/]+",
    "/media/[^/]+/.+",
    "/api/(?:browse/[^/]+/brands(?:/.+)?|blogs/[^/]+)",
  ].join("|")})$`,
)

/** Pictures and documents that are drawn at their first request. */
const DRAWINGS = /^\/(?:og\/.+|data-sheets\/[^/]+\/[^/]+\/[^/]+)$/

/** What takes what is sent to it, and reads any query. */
const PROGRAMS = [
  { folder: "/api", kind: "api" },
  { folder: "/admin", kind: "staff" },
  { folder: "/account", kind: "account" },
] as const

/** Whether Next.js redirects a path to the same one without its last slash, with the query that the guard puts behind it. */
export const isRedirected = (path: string) => path !== "/" && path.endsWith("/")

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Paths of the files in a folder, as addresses. */
export function addressesOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(/* turbopackIgnore: true */ folder, {
    recursive: true,
    withFileTypes: true,
  }).filter((file) => file.isFile())
  return new Set(
    files.map(({ parentPath, name }) => {
      const parts = path.relative(folder, path.join(parentPath, name)).split(path.sep)
      return `/${parts.map(encodeURIComponent).join("/")}`
    }),
  )
}

/** Whether an address is of Next.js itself: its scripts, its picture optimiser, its tools in development. */
export const isFramework = (path: string) => isUnder(path, "/_next") || path.startsWith("/__nextjs")

/** The router's own parameter, by which caches tell its data from the page. */
function routerKeyOf(query: string): string {
  const key = new URLSearchParams(query).get("_rsc")
  return key === null ? "" : new URLSearchParams({ _rsc: key }).toString()
}

/**
 * Finds out how a target is handled.
 *
 * @param path in its only spelling
 * @param query without its question mark
 * @param files addresses of the files in the folder `public`
 * @param isData whether the router requests a page's data
 */
export function targetAt(path: string, query: string, files: ReadonlySet<string>, isData: boolean): Target {
  if (isFramework(path)) return { methods: FRAMEWORK, url: withQuery(path, query), kind: "framework" }
  if (files.has(path) || STORED.test(path)) return { methods: READ, url: path, kind: "stored" }
  if (DATA.test(path)) return { methods: READ, url: path, kind: "data" }
  if (DRAWINGS.test(path)) return { methods: READ, url: path, kind: "drawing" }
  const program = PROGRAMS.find(({ folder }) => isUnder(path, folder))
  if (program) {
    const url = isRedirected(path) ? path : withQuery(path, query)
    return { methods: READ_AND_WRITE, url, kind: program.kind }
  }
  const { rendered, reads, ...page } = publicPageAt(path, query)
  const kind = rendered === "visit" ? "visit" : "page"
  const routerKey = isData && rendered === "stored" ? routerKeyOf(query) : ""
  const needed = [page.query, routerKey].filter(Boolean).join("&")
  return { methods: READ, url: withQuery(page.path, needed), kind, reads }
}
