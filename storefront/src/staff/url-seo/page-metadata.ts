import { normaliseSitePath } from "@scanwright/backend/contract"
import pLimit from "p-limit"
import { env } from "@/config/env"
import { ownOrigin } from "@/config/own-origin"
import { withTimeout } from "@/lib/with-timeout"
import type { SeoField } from "./seo-fields"

/** Longest wait for the page, in ms; without the page the form works all the same. */
const TIMEOUT_MS = 5_000
/** The same for a list, which is shown meanwhile, in ms; and pages that it reads at once. */
const FACTS_TIMEOUT_MS = 20_000
const AT_ONCE = 4

/** Where a page's HTML has the value of each field. */
const PLACES: Partial<Record<SeoField, RegExp>> = {
  meta_title: /<title[^>]*>([^<]*)<\/title>/i,
  ...Object.fromEntries(
    ["description", "keywords", "robots"].map((name) => [
      name === "robots" ? "robots_index" : `meta_${name}`,
      metaOf("name", name),
    ]),
  ),
  ...Object.fromEntries(
    ["title", "description", "image", "type", "url", "site_name", "locale"].map((name) => [
      `og_${name}`,
      metaOf("property", `og:${name}`),
    ]),
  ),
  ...Object.fromEntries(
    ["card", "title", "description", "image", "site", "creator"].map((name) => [
      `twitter_${name}`,
      metaOf("name", `twitter:${name}`),
    ]),
  ),
}

function metaOf(attribute: "name" | "property", value: string): RegExp {
  return new RegExp(`<meta[^>]*\\b${attribute}="${value}"[^>]*\\bcontent="([^"]*)"`, "i")
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
}
const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/** A page's own metadata by field, read from its HTML as search engines do. */
export type PageMetadata = Partial<Record<SeoField, string>>

/** A page's HTML, and the path of this site at which it is in the end; null where a redirect leads to another site. */
interface Html {
  html: string
  path: string | null
}

/** The path at the end of an address's redirects. */
function pathIn(address: string): string | null {
  const { origin, pathname } = new URL(address)
  return [ownOrigin(), new URL(env().SITE_URL).origin].includes(origin) ? normaliseSitePath(pathname) : null
}

/** Reads a public page as search engines do. @returns null where there is none, undefined where it does not respond */
async function readHtml(url: string, timeoutMs: number): Promise<Html | null | undefined> {
  try {
    return await withTimeout(timeoutMs, async (signal) => {
      const response = await fetch(ownOrigin() + encodeURI(url), { cache: "no-store", signal })
      if (response.ok) return { html: await response.text(), path: pathIn(response.url) }
      return response.status === 404 || response.status === 410 ? null : undefined
    })
  } catch (error) {
    console.error(`Reading the metadata of ${url}:`, error)
    return undefined
  }
}

/** What a page says of itself, and where it is. */
export interface PageInPlace {
  readonly metadata: PageMetadata
  /** The path to which its address leads; null where the page is at its address, or is not there. */
  readonly leadsTo: string | null
}

/**
 * Reads a public page.
 *
 * @param url path in its one spelling
 * @returns no metadata where the page does not respond or does not exist
 */
export async function readPageInPlace(url: string): Promise<PageInPlace> {
  const { html, path } = (await readHtml(url, TIMEOUT_MS)) ?? { html: "", path: url }
  const metadata = Object.fromEntries(
    Object.entries(PLACES).flatMap(([field, place]) => {
      const [, found] = place.exec(html) ?? []
      return found ? [[field, decode(found)]] : []
    }),
  )
  return { metadata, leadsTo: path === url ? null : path }
}

/** What a visitor finds at an address. */
export interface PageFacts {
  readonly state: "there" | "gone" | "silent"
  /** Of the browser's tab; empty where the page has none. */
  readonly title: string
  /** The page's own heading; empty where it has none. */
  readonly heading: string
}

async function readFactsOf(url: string): Promise<PageFacts> {
  const page = await readHtml(url, FACTS_TIMEOUT_MS)
  if (!page) return { state: page === null ? "gone" : "silent", title: "", heading: "" }
  const { html } = page
  const [, title = ""] = PLACES.meta_title?.exec(html) ?? []
  const [, heading = ""] = /<h1\b[^>]*>(.*?)<\/h1>/is.exec(html) ?? []
  return { state: "there", title: decode(title), heading: decode(heading.replace(/<[^>]*>/g, "")).trim() }
}

/**
 * Reads what is at addresses, some at a time: pages that nobody has seen yet are rendered for it.
 *
 * @returns reads one address; does not throw
 */
export function pageFactsReader(): (url: string) => Promise<PageFacts> {
  const inSlot = pLimit(AT_ONCE)
  return (url) => inSlot(() => readFactsOf(url))
}
