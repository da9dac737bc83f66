import { ownOrigin } from "@/config/own-origin"
import type { SeoField } from "./seo-fields"

/** Longest wait for the page, in ms; without the page the form works all the same. */
const TIMEOUT_MS = 5_000

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

/** Reads a public page's metadata. @returns an empty object where the page does not respond or does not exist */
export async function readPageMetadata(url: string): Promise<PageMetadata> {
  try {
    const response = await fetch(ownOrigin() + encodeURI(url), {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return {}
    const html = await response.text()
    return Object.fromEntries(
      Object.entries(PLACES).flatMap(([field, place]) => {
        const [, found] = place.exec(html) ?? []
        return found ? [[field, decode(found)]] : []
      }),
    )
  } catch (error) {
    console.error(`Reading the metadata of ${url}:`, error)
    return {}
  }
}
