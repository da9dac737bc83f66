import { polyfills } from "@/lib/polyfills"

export const dynamic = "force-static"

/** Longest time that browsers cache the polyfills, in seconds: a day. */
const CACHED_SECONDS = 86_400

/** What older browsers lack, which `POLYFILLS_SCRIPT` loads. */
export function GET(): Response {
  return new Response(polyfills(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": `public, max-age=${CACHED_SECONDS}`,
    },
  })
}
