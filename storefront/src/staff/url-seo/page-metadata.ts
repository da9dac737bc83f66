import { ownOrigin } from "@/config/own-origin"
import type { SeoField } from "./seo-fields"

/** Longest wait for the page, in ms; without it the form works all the same. */
const TIMEOUT_MS = 5_000

/** Where a page says what a field says. */
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

/** What a page says of itself, by field: read from the page itself, so that it is what search engines read. */
export type PageSays = Partial<Record<SeoField, string>>

/** Reads a public page's head. @returns nothing where the page does not answer, or is none */
export async function readPageSays(url: string): Promise<PageSays> {
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
    console.error(`Reading what ${url} says of itself:`, error)
    return {}
  }
}
