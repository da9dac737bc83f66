import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { subscribe } from "node:diagnostics_channel"
import { type IncomingMessage } from "node:http"

/** Ids that may be logged: letters, digits and a few signs. The reverse proxy passes on the same. */
const WELL_FORMED_ID = /^[A-Za-z0-9._-]{8,64}$/

const ID_HEADER = "x-request-id"

/** A request of undici, the base of Node's fetch, before it is sent. */
interface OutgoingRequest {
  origin?: string | URL | null
  headers?: unknown
  addHeader(name: string, value: string): void
}

const visits = new AsyncLocalStorage<IncomingMessage>()
const ids = new WeakMap<IncomingMessage, string>()

/** The id of a visit: the reverse proxy's, or a new one where there is no proxy. */
function idOf(visit: IncomingMessage | undefined): string {
  if (!visit) return randomUUID()
  const known = ids.get(visit)
  if (known) return known
  const given = String(visit.headers[ID_HEADER] ?? "")
  const id = WELL_FORMED_ID.test(given) ? given : randomUUID()
  ids.set(visit, id)
  return id
}

/** The id of the request that is being handled, if any. */
export function currentVisitId(): string | undefined {
  const visit = visits.getStore()
  return visit && idOf(visit)
}

/**
 * Passes the id of each visit on to Medusa. Below fetch, by Node's diagnostics channels: a header given to fetch becomes
 * part of Next.js's cache key, and no cached response would ever be found again.
 *
 * @param medusa address of the backend; no other server gets the id
 * @param headers further headers of each request to Medusa
 */
export function nameVisits(medusa: string, headers: () => Record<string, string> = () => ({})): void {
  const { origin } = new URL(medusa)
  subscribe("http.server.request.start", (message) => {
    visits.enterWith((message as { request: IncomingMessage }).request)
  })
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: OutgoingRequest }
    if (String(request.origin) !== origin) return
    request.addHeader(ID_HEADER, idOf(visits.getStore()))
    for (const [name, value] of Object.entries(headers())) request.addHeader(name, value)
  })
}
