import { subscribe } from "node:diagnostics_channel"
import { redirectSyncResponseSchema } from "@scanwright/backend/contract"
import { env } from "@/config/env"
import { REDIRECTS_CHANNEL } from "@/lib/redirects-changed"
import { RedirectTable, type Synchronise } from "./redirect-table"

/** Longest wait for the backend, in ms. */
const TIMEOUT_MS = 5_000
/** How often hits are reported, in ms. */
const REPORT_MS = 15_000
/** How often the redirects are read where several storefronts run: the notice of a change reaches one of them. */
const SHARED_MS = 1_000

const askBackend: Synchronise = async (hits) => {
  const { MEDUSA_BACKEND_URL, REVALIDATE_SECRET } = env()
  const response = await fetch(`${MEDUSA_BACKEND_URL}/redirects/sync`, {
    method: "POST",
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, "content-type": "application/json" },
    body: JSON.stringify({ hits }),
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`POST /redirects/sync: HTTP ${response.status}`)
  return redirectSyncResponseSchema.parse(await response.json()).redirects
}

/** Keeps the redirects by staff in memory: reads them at the start, after each change, and again where that failed. */
export function watchRedirects(): RedirectTable {
  const table = new RedirectTable(askBackend)
  const isShared = env().REDIS_URL !== undefined
  let isRead = false
  let isFailing = false
  const refresh = () => {
    table.refresh().then(
      () => {
        isRead = true
        isFailing = false
      },
      (error: unknown) => {
        if (!isFailing) console.error("Reading the redirects; trying again:", error)
        isFailing = true
      },
    )
  }
  subscribe(REDIRECTS_CHANNEL, refresh)
  setInterval(
    () => {
      if (isShared || !isRead || isFailing || table.hasHits) refresh()
    },
    isShared ? SHARED_MS : REPORT_MS,
  ).unref()
  refresh()
  return table
}
