import { escapeXml } from "./xml"

const KINDS = {
  /** A list of sitemaps. */
  index: { root: "sitemapindex", item: "sitemap" },
  /** Addresses of pages. */
  pages: { root: "urlset", item: "url" },
} as const

/**
 * Writes a sitemap or a list of sitemaps (sitemaps.org, protocol 0.9).
 *
 * @param kind whether the addresses are of sitemaps or of pages
 * @param addresses absolute, at most 50,000 of them
 */
export function sitemapResponse(kind: keyof typeof KINDS, addresses: readonly string[]): Response {
  const { root, item } = KINDS[kind]
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`),
    `</${root}>`,
    "",
  ].join("\n")
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
  })
}
