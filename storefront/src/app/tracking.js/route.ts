import { env } from "@/config/env"
import { trackingScript } from "@/shell/consent/tracking"

// Never rendered by the build, which knows no analytics tag.
export const dynamic = "force-dynamic"

/** Longest time that browsers cache the script, in seconds: a changed tag reaches everybody within an hour. */
const CACHED_SECONDS = 3_600

/** The script that passes the visitor's consent on to the analytics tag (specification, section 7). */
export function GET(): Response {
  return new Response(trackingScript(env().ANALYTICS_TAG_ID), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": `public, max-age=${CACHED_SECONDS}`,
    },
  })
}
