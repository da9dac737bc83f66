import type { Metadata } from "next"
import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { readUrlSeo, type UrlSeo } from "@/lib/medusa/url-seo"
import { toDescription } from "./description"
import type { JsonLdNode } from "./json-ld"
import type { Crumb } from "./structured-data"

/** Description of pages without their own. */
const DESCRIPTION_FALLBACK =
  "Barcode scanners, mobile computers, label printers and POS systems for UK businesses: sold, repaired, rented and recycled."

/** Metadata of a page. Missing fields get the site's defaults, and staff may override each field. */
export interface PageMetadata {
  /** Without the site's name, which is added; the default title when left out. */
  title?: string
  description?: string | null
  keywords?: readonly string[]
  /** Canonical path of the page, for which staff configure metadata; left out by pages without one. */
  path?: string
  /** Path of the page that search engines should index instead of this one. */
  canonical?: string
  /** Path of a feed of the page's list. */
  feed?: string
  /** Path or address of a picture for social cards; one is drawn when left out. */
  image?: string
  /** Open Graph type; "website" when left out. */
  type?: string
  /** Further Open Graph properties. */
  properties?: Readonly<Record<string, string>>
  /** The breadcrumb for search engines, ending with the page itself. */
  crumbs?: readonly Crumb[]
  /** Further schema.org objects. */
  structuredData?: readonly JsonLdNode[]
  /** False for pages that search engines should not index, but whose links they may follow. */
  isIndexed?: boolean
}

/** The title with the site's name appended once (specification, section 9). */
function titleOf(title: string | null | undefined): string {
  const { name } = site()
  if (!title) return `${name} - Professional Barcode Solutions`
  const suffix = ` | ${name}`
  return title.endsWith(suffix) ? title : title + suffix
}

/** The robots directives: the page's own, each of which staff may reverse, and those that only staff can add. */
function robotsOf(isIndexed: boolean, config: UrlSeo | null): string {
  const directives = [
    (config?.robots_index ?? isIndexed) ? "index" : "noindex",
    (config?.robots_follow ?? true) ? "follow" : "nofollow",
    config?.robots_archive === false && "noarchive",
    config?.robots_snippet === false && "nosnippet",
    config?.robots_image_preview && `max-image-preview:${config.robots_image_preview}`,
    typeof config?.robots_video_preview === "number" && `max-video-preview:${config.robots_video_preview}`,
  ]
  return directives.filter(Boolean).join(", ")
}

/** The type of card. The two types for players need fields that Next.js requires; staff add those as additional tags. */
function cardOf(config: UrlSeo | null) {
  const card = config?.twitter_card ?? "summary_large_image"
  if (card === "app") return { card, app: { id: {} } }
  if (card === "player") return { card, players: [] }
  return { card }
}

/** Size of social cards, in pixels: what networks show in full width. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Paths with a card of their own: the catalogue's pages and articles, except numbered pages of a list. */
const HAS_OWN_CARD = new RegExp(`^(?:${routes.products}/|${routes.blogs}/)[^?]+$`)

/** Address of the drawn card of a page: its own, or the site's. */
const drawnImage = (path = "") => (HAS_OWN_CARD.test(path) ? routes.ogImage(path) : routes.ogImageOfSite)

/**
 * Builds the metadata of Next.js from a page's own and from what staff have configured for its address.
 *
 * @param page the page's own metadata
 * @param config its URL SEO config, whose filled fields override the page's; null without one
 */
export function toMetadata(page: PageMetadata, config: UrlSeo | null): Metadata {
  const { name } = site()
  const title = titleOf(config?.meta_title ?? page.title)
  const description = config?.meta_description ?? toDescription(page.description) ?? DESCRIPTION_FALLBACK
  const keywords = config && config.meta_keywords.length > 0 ? config.meta_keywords : (page.keywords ?? [])
  const canonical = page.canonical ?? page.path
  const image = page.image ?? { url: drawnImage(page.path), ...CARD_SIZE, alt: page.title ?? name }
  const social = {
    title: config?.og_title ?? title,
    description: config?.og_description ?? description,
    images: [config?.og_image ?? image],
  }
  return {
    metadataBase: new URL(env().SITE_URL),
    title,
    description,
    ...(keywords.length > 0 && { keywords: [...keywords] }),
    robots: robotsOf(page.isIndexed ?? true, config),
    manifest: "/manifest.webmanifest",
    alternates: {
      ...(canonical && { canonical }),
      ...(page.feed && { types: { "application/rss+xml": page.feed } }),
    },
    openGraph: {
      locale: config?.og_locale ?? "en_GB",
      siteName: config?.og_site_name ?? name,
      url: config?.og_url ?? canonical,
      ...social,
    },
    twitter: {
      ...cardOf(config),
      title: config?.twitter_title ?? social.title,
      description: config?.twitter_description ?? social.description,
      images: config?.twitter_image ? [config.twitter_image] : social.images,
      ...(config?.twitter_site && { site: config.twitter_site }),
      ...(config?.twitter_creator && { creator: config.twitter_creator }),
    },
  }
}

/** A meta tag: its content under a name or a property. */
export interface MetaTag {
  readonly name?: string
  readonly property?: string
  readonly content: string
}

/** The tags for which Next.js has no field: the Open Graph type, which may be any text, and additional tags of staff. */
export function toFurtherTags(page: PageMetadata, config: UrlSeo | null): MetaTag[] {
  const properties = { "og:type": config?.og_type ?? page.type ?? "website", ...page.properties }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...(config?.additional_meta_tags ?? []),
  ]
}

/** Builds a page's metadata: {@link toMetadata} with the URL SEO config of its address. */
export async function buildMetadata(page: PageMetadata): Promise<Metadata> {
  return toMetadata(page, await readUrlSeo(page.path))
}
