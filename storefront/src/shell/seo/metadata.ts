import type { Metadata } from "next"
import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { readUrlSeo, type UrlSeo } from "@/lib/medusa/url-seo"
import { toDescription } from "./description"
import type { JsonLdNode } from "./json-ld"
import type { Crumb } from "./structured-data"

/** The shop in one sentence, for pages without a description. */
const DESCRIPTION_FALLBACK =
  "Barcode scanners, mobile computers, label printers and POS systems for UK businesses: sold, repaired, rented and recycled."

/** Metadata of a page; all else follows from the site, and staff may override it field by field. */
export interface PageMetadata {
  /** Without the site's name, which is added; the default title when left out. */
  title?: string
  description?: string | null
  keywords?: readonly string[]
  /** Path of the one address the page should be known by, under which staff configure it; left out by pages that have none. */
  path?: string
  /** Path of the page that search engines should take instead of this one. */
  canonical?: string
  /** Path of a feed of what the page lists. */
  feed?: string
  /** Path or address of a picture for social cards; one is drawn when left out. */
  image?: string
  /** What the page is in the words of the Open Graph protocol; a website when left out. */
  type?: string
  /** Facts for social networks beside those every page has, by their property. */
  properties?: Readonly<Record<string, string>>
  /** The way to the page, itself last, for search engines. */
  crumbs?: readonly Crumb[]
  /** Its other things in the words of schema.org. */
  structuredData?: readonly JsonLdNode[]
  /** False for pages that search engines should leave out, following their links all the same. */
  isIndexed?: boolean
}

/** The title with the site's name behind it, once (specification, section 9). */
function titleOf(title: string | null | undefined): string {
  const { name } = site()
  if (!title) return `${name} - Professional Barcode Solutions`
  const suffix = ` | ${name}`
  return title.endsWith(suffix) ? title : title + suffix
}

/** The robots directives: those of the page, each of which staff may turn round, and those only staff can add. */
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

/** The kind of card; Next.js wants the parts of the two that play something, which staff give as additional tags. */
function cardOf(config: UrlSeo | null) {
  const card = config?.twitter_card ?? "summary_large_image"
  if (card === "app") return { card, app: { id: {} } }
  if (card === "player") return { card, players: [] }
  return { card }
}

/** Size of the pictures that are drawn for social cards, in pixels: what networks show in full width. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** What is drawn a card of its own: the catalogue's pages and articles, and no numbered page of a list. */
const HAS_OWN_CARD = new RegExp(`^(?:${routes.products}/|${routes.blogs}/)[^?]+$`)

/** Address of the picture that is drawn for a page: its own, or the site's. */
const drawnImage = (path = "") => (HAS_OWN_CARD.test(path) ? routes.ogImage(path) : routes.ogImageOfSite)

/**
 * Builds the metadata of Next.js from a page's own and from what staff have configured for its address.
 *
 * @param page the page's own metadata
 * @param config its URL SEO config, each field of which wins where it is filled; null without one
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

/** The tags that Next.js has no field for: the Open Graph type, which may be any, and those that staff add. */
export function toFurtherTags(page: PageMetadata, config: UrlSeo | null): MetaTag[] {
  const properties = { "og:type": config?.og_type ?? page.type ?? "website", ...page.properties }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...(config?.additional_meta_tags ?? []),
  ]
}

/** Builds a page's metadata: {@link toMetadata} with the config of its address. */
export async function buildMetadata(page: PageMetadata): Promise<Metadata> {
  return toMetadata(page, await readUrlSeo(page.path))
}
