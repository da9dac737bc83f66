import { googleProductFeed } from "@/features/content/feeds/google-products"
import { toStream } from "@/lib/to-stream"

// Streamed for every request. The reads are cached, page by page, and shared with the sitemaps.
export const dynamic = "force-dynamic"

/**
 * Every product that has a price, for Google Merchant Center: https://support.google.com/merchants/answer/7052112.
 *
 * @returns RSS 2.0, streamed; 503 while the catalogue cannot be read
 */
export async function GET(): Promise<Response> {
  // The first products are read before anything is sent: an unreadable catalogue is an error, not a feed that breaks off.
  return new Response(await toStream(googleProductFeed(), 2), {
    // Google compares the feed with the pages, so no proxy may have an older one.
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
  })
}
