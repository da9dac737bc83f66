import { env } from "@/config/env"

// Not written while building, which does not know the site's address.
export const dynamic = "force-dynamic"

/** What crawlers may read, and where the sitemap is. */
export function GET(): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin",
    "",
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    "",
  ]
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } })
}
