import { env } from "@/config/env"

// Not written while building, which does not know the site's address.
export const dynamic = "force-dynamic"

/**
 * What crawlers may read, and where the sitemap is. Pages that should not be found, such as the cart, say so themselves: a
 * crawler that may not read them would never know. Only the results of a search are kept from crawlers: words are endless,
 * and each of these pages is rendered anew.
 */
export function GET(): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin",
    "Disallow: /*?search=",
    "Disallow: /*&search=",
    "",
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    "",
  ]
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } })
}
