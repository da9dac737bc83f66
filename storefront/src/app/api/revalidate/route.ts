import { setTimeout as pause } from "node:timers/promises"
import { revalidateTag } from "next/cache"
import { after } from "next/server"
import { env } from "@/config/env"
import { readRevalidateRequest } from "@/server/revalidation/request"
import { refresh } from "@/server/revalidation/refresh"
import { reportRedirectsChanged } from "@/lib/redirects-changed"
import { touchedBy } from "@/lib/medusa/cache-manifest"

export const dynamic = "force-dynamic"

/** Changes after which the redirects by staff are read again. */
const CHANGES_REDIRECTS = ["redirects", "everything"]

/** How far apart the clocks of several storefronts may be, in ms: each storefront dates its pages by its own clock. */
const CLOCK_SKEW_MS = 1_000

/**
 * The backend's webhook: something of the catalogue changed. Invalidates the tags that the change touches, and renders
 * the touched pages at once, so that no visitor has to wait for them. While the backend is down, the old ones are served.
 *
 * @returns 200 with the number of tags and pages touched; 401, 400 or 413 with the reason
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readRevalidateRequest(request, env().REVALIDATE_SECRET)
  if (!read.ok) return Response.json({ message: read.message }, { status: read.status })
  if (read.changes.some(({ entity }) => CHANGES_REDIRECTS.includes(entity))) reportRedirectsChanged()
  const touched = touchedBy(read.changes)
  const markStale = () => {
    for (const tag of touched.tags) revalidateTag(tag, "max")
  }
  markStale()
  after(async () => {
    await refresh(touched)
    if (env().REDIS_URL === undefined) return
    await pause(CLOCK_SKEW_MS)
    markStale()
  })
  return Response.json({ tags: touched.tags.length, paths: touched.paths.length })
}
