import { COMPANY_PATHS } from "./stored-pages"

/** Any text but none, over several lines, too. */
const SOME = "[\\s\\S]+"

/**
 * Queries on which a public page depends, each with the values that count. next.config.ts rewrites by the same: a value that
 * counted for one of the two only would have a page stored with a visit's nonce.
 */
export const PAGE_QUERIES = {
  /** Page of a list, counted from 1. */
  page: "[1-9]\\d{0,3}",
  /** Kind of articles. */
  type: "blog|news",
  /** Text of a search. */
  search: SOME,
  /** Every brand as a card of its own. */
  view: "brands",
  /** The question to the CO2e calculator. */
  choice: SOME,
  /** The question to the buy-back page. */
  model: SOME,
} as const

type PageQuery = keyof typeof PAGE_QUERIES

/** A kind of public address, and how its page is rendered. */
interface PublicAddress {
  /** Matches the path as a whole. */
  readonly path: string
  /**
   * `stored`: once for everybody, with the queries of `storedBy` only; `visit`: for each visit, with any query;
   * `redirect`: never.
   */
  readonly rendered: "stored" | "visit" | "redirect"
  readonly storedBy?: readonly PageQuery[]
  /** A query with which a stored page is rendered for each visit. */
  readonly visitBy?: PageQuery
  /** Further queries that the page reads where it redirects. */
  readonly alsoReads?: readonly string[]
  /** The address whose stored page this one shows, too. */
  readonly sameAs?: string
}

const ONE = "[^/]+"

const stored = (path: string, more: Partial<PublicAddress> = {}): PublicAddress => ({
  path,
  rendered: "stored",
  ...more,
})

/** Every address with a page of its own; the first that matches counts. */
const ADDRESSES: readonly PublicAddress[] = [
  stored("/"),
  stored("/products", { storedBy: ["view"], visitBy: "search", alsoReads: ["page"] }),
  stored(`/products/${ONE}`, { visitBy: "search", alsoReads: ["page"] }),
  stored(`/products/${ONE}/${ONE}`, { storedBy: ["page"], visitBy: "search" }),
  stored(`/products/${ONE}/${ONE}/${ONE}`),
  stored("/blogs", { storedBy: ["type", "page"] }),
  stored("/blog", { sameAs: "/blogs" }),
  stored(`/blogs/${ONE}`),
  stored("/cart"),
  stored("/free-barcode-generator"),
  stored("/co2-calculator", { visitBy: "choice" }),
  stored("/services/buy-back", { visitBy: "model" }),
  ...COMPANY_PATHS.map((path) => stored(path)),
  { path: "/browse-products", rendered: "visit", alsoReads: ["page"] },
  { path: "/search", rendered: "visit", alsoReads: ["q", "search", "within", "page"] },
  ...["/buy-back-offer", "/co2-estimate", "/compare", "/saved", "/stock-alert", "/thank-you"].map(
    (path): PublicAddress => ({ path, rendered: "visit" }),
  ),
  ...[`/blog/${ONE}`, `/products/${ONE}/${ONE}/page/\\d+`, "/stored/.+", ".+/"].map(
    (path): PublicAddress => ({ path, rendered: "redirect" }),
  ),
]

const MATCHERS = ADDRESSES.map((address) => ({ ...address, matches: new RegExp(`^(?:${address.path})$`) }))
const VALUES = Object.fromEntries(
  Object.entries(PAGE_QUERIES).map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]),
) as Record<PageQuery, RegExp>

/** The path of an address without a page: every one shows the same stored page. */
export const NOWHERE = "/not-found"

/** How the page at an address is rendered. */
export interface PublicPage {
  readonly rendered: PublicAddress["rendered"]
  /** The path and query that it depends on. */
  readonly path: string
  readonly query: string
  /** The parameters that it reads: where it redirects, its target says what becomes of them. */
  readonly reads: readonly string[]
}

/** The last value of a parameter, as Next.js reads it. */
const lastOf = (query: URLSearchParams, name: string) => query.getAll(name).at(-1)

/**
 * Finds out what the page at an address depends on: of a stored page everything else, such as an analytics parameter, would
 * be stored for everybody.
 *
 * @param path in its only spelling
 * @param query without its question mark
 */
export function publicPageAt(path: string, query: string): PublicPage {
  const known = MATCHERS.find(({ matches }) => matches.test(path))
  if (!known) return { rendered: "stored", path: NOWHERE, query: "", reads: [] }
  const { rendered, storedBy = [], visitBy, alsoReads = [], sameAs = path } = known
  const reads = [...storedBy, ...(visitBy ? [visitBy] : []), ...alsoReads]
  // The guard puts the query behind where it leads: Next.js would write it in another spelling.
  if (rendered === "redirect") return { rendered, path, query: "", reads }
  if (rendered === "visit") return { rendered, path, query, reads }
  const given = new URLSearchParams(query)
  const isGiven = (name: PageQuery) => VALUES[name].test(lastOf(given, name) ?? "") && given.has(name)
  if (visitBy && isGiven(visitBy)) return { rendered: "visit", path, query, reads }
  const needed = storedBy.filter(isGiven).map((name) => [name, lastOf(given, name) ?? ""])
  return { rendered, path: sameAs, query: new URLSearchParams(needed).toString(), reads }
}
