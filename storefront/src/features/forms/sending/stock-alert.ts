import { env } from "@/config/env"
import * as routes from "@/config/routes"
import type { StockAlertEnd } from "@/content/stock-alert"
import { isOfThisSite } from "@/lib/is-of-this-site"
import type { Failure } from "@/lib/medusa/failure"
import { readBody } from "@/lib/read-body"

/** Longest accepted body, in bytes: the longest address and token. */
const BYTES_MOST = 4_096

/** The fields that a page of this site has posted; null for any other request, or one that is too long. */
export async function readPosted(request: Request): Promise<Record<string, string> | null> {
  const type = request.headers.get("content-type") ?? ""
  if (!isOfThisSite(request, env().SITE_URL) || !/^application\/x-www-form-urlencoded\b/i.test(type))
    return null
  const text = await readBody(request, BYTES_MOST)
  return text === null ? null : Object.fromEntries(new URLSearchParams(text))
}

/** Leads to the page that says how it ended. A redirect after a post: a reload sends nothing again. */
export const endWith = (end: StockAlertEnd): Response =>
  new Response(null, {
    status: 303,
    headers: { "cache-control": "no-store", location: routes.stockAlert(end) },
  })

/** How a request ended that the backend did not accept. */
export const endOfFailure = ({
  status,
  isRetryable,
}: Pick<Failure, "status" | "isRetryable">): StockAlertEnd =>
  status === 400 && !isRetryable ? "refused" : "failed"
