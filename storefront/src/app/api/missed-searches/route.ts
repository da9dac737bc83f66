import { missedSearchSchema } from "@scanwright/backend/contract"
import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { addMissedSearch } from "@/lib/medusa/missed-searches"
import { parseJson, readBody } from "@/lib/read-body"

export const dynamic = "force-dynamic"

/** Longest accepted body, in bytes: 200 characters. */
const BYTES_MOST = 1_000

const respond = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } })

/**
 * Counts a search that found no product. Reads no cookie, and stores nothing about the visitor.
 *
 * @returns 204; 400, 403, 413, 429 or 502 where nothing was counted
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOfThisSite(request, env().SITE_URL)) return respond(403)
  const text = await readBody(request, BYTES_MOST)
  if (text === null) return respond(413)
  const search = missedSearchSchema.safeParse(parseJson(text))
  if (!search.success) return respond(400)
  const counted = await addMissedSearch(search.data, request.headers.get("x-forwarded-for"))
  if (counted.ok) return respond(204)
  const { cause, status } = counted.failure
  if (status === 429) return respond(429)
  console.error("Counting a search without result:", cause)
  return respond(502)
}
