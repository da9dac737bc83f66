import type { Suggestion } from "@scanwright/design-system"
import { z } from "zod"
import * as routes from "@/config/routes"
import { findGroups } from "@/features/catalogue/search/find-groups"
import type { SuggestedProduct } from "@/lib/medusa/shapes"
import { readSuggestions } from "@/lib/medusa/suggestions"
import type { SuggestionsResponse } from "@/lib/suggestions-response"

export const dynamic = "force-dynamic"

const querySchema = z.string().trim().max(200)

/** Cached in the visitor's browser for a minute: people delete a letter and type it again. */
const CACHED = { "cache-control": "private, max-age=60" }
const NOT_CACHED = { "cache-control": "no-store" }

const toSuggestion = ({ handle, brand, machineType, ...product }: SuggestedProduct): Suggestion => ({
  ...product,
  href: routes.product(brand.handle, machineType.handle, handle),
  brand: brand.name,
})

const respond = (found: SuggestionsResponse) => Response.json(found, { headers: CACHED })

/** Statuses of the backend that are passed on; any other failure is a 502. */
const PASSED_ON = [400, 429]

/**
 * Suggests products for what is being typed (specification, section 5), and what else matches; nothing for a blank text.
 *
 * @returns 200 with `suggestions`, best first, their `count` in the whole catalogue, `foundBy` and `groups` of other links; 400 for a text that is too long, 429 or 502 with `error`
 */
export async function GET(request: Request): Promise<Response> {
  const query = querySchema.safeParse(new URL(request.url).searchParams.get("q") ?? "")
  if (!query.success)
    return Response.json({ error: "The text is too long." }, { status: 400, headers: NOT_CACHED })
  if (query.data === "") return respond({ suggestions: [], count: 0, foundBy: null, groups: [] })
  const read = await readSuggestions(query.data, request.headers.get("x-forwarded-for"))
  if (read.ok) {
    const { products, ...found } = read.value
    const groups = await findGroups(query.data)
    return respond({ suggestions: products.map(toSuggestion), ...found, groups })
  }
  const { message, cause, status = 502 } = read.failure
  console.error(`Suggesting products for ${JSON.stringify(query.data)}:`, cause)
  return Response.json(
    { error: message },
    { status: PASSED_ON.includes(status) ? status : 502, headers: NOT_CACHED },
  )
}
