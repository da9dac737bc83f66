import { env } from "@/config/env"

// Never rendered by the build, which does not know the site's address.
export const dynamic = "force-dynamic"

/**
 * The rules for crawlers, and the address of the sitemap. Pages that search engines should not index, such as the cart,
 * have a robots meta tag instead: a crawler that may not read a page would never see its tag. Only search results are
 * disallowed: search texts are endless, and each result page is rendered anew.
 */
export function GET(): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin",
    "Disallow: /account",
    "Disallow: /*?search=",
    "Disallow: /*&search=",
    "",
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    "",
  ]
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } })
}
