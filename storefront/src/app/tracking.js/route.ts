import { env } from "@/config/env"
import { trackingScript } from "@/shell/consent/tracking"

// Not written while building, which knows no analytics tag.
export const dynamic = "force-dynamic"

/** How long browsers may keep it, in seconds: an hour after the tag was changed, everybody has the new one. */
const CACHED_SECONDS = 3_600

/** The script that passes the visitor's choice of cookies on to the analytics tag (specification, section 7). */
export function GET(): Response {
  return new Response(trackingScript(env().ANALYTICS_TAG_ID), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": `public, max-age=${CACHED_SECONDS}`,
    },
  })
}
