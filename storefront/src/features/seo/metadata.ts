import type { Metadata } from "next"
import { env } from "@/config/env"
import { site } from "@/config/site"

/** Characters of a text that serve as a page's description when it has none of its own (specification, section 9). */
const DESCRIPTION_LENGTH = 150

/** The shop in one sentence, for pages that say nothing of themselves. */
const DESCRIPTION_FALLBACK =
  "Barcode scanners, mobile computers, label printers and POS systems for UK businesses: sold, repaired, rented and recycled."

/** What a page says of itself; all else follows from the site. */
export interface PageMetadata {
  /** Without the site's name, which is added; the default title when left out. */
  title?: string
  description?: string | null
  keywords?: readonly string[]
  /** Path of the one address the page should be known by; left out by pages that have none. */
  path?: string
  /** Path or address of a picture for social cards. */
  image?: string
  /** False for pages that search engines should leave out, following their links all the same. */
  isIndexed?: boolean
}

/**
 * Shortens a text to a meta description: its first 150 characters, cut at a word, without markup or line breaks.
 *
 * @returns undefined for an empty text
 */
export function toDescription(text: string | null | undefined): string | undefined {
  const plain = text
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  if (!plain) return undefined
  if (plain.length <= DESCRIPTION_LENGTH) return plain
  const cut = plain.slice(0, DESCRIPTION_LENGTH)
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.–-]+$/, "") + "…"
}

/** Builds a page's metadata: title, description, robots, canonical address and social card. */
export function buildMetadata(page: PageMetadata): Metadata {
  const { name } = site()
  const title = page.title ? `${page.title} | ${name}` : `${name} - Professional Barcode Solutions`
  const description = toDescription(page.description) ?? DESCRIPTION_FALLBACK
  const images = page.image ? [page.image] : undefined
  return {
    metadataBase: new URL(env().SITE_URL),
    title,
    description,
    ...(page.keywords && page.keywords.length > 0 && { keywords: [...page.keywords] }),
    robots: page.isIndexed === false ? "noindex, follow" : "index, follow",
    manifest: "/manifest.webmanifest",
    ...(page.path && { alternates: { canonical: page.path } }),
    openGraph: {
      type: "website",
      locale: "en_GB",
      siteName: name,
      url: page.path,
      title,
      description,
      images,
    },
    twitter: { card: "summary", title, description, images },
  }
}
