import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { subscribe } from "node:diagnostics_channel"
import { type IncomingMessage } from "node:http"

/** What may go into a log: letters, digits and a few signs. The proxy hands on the same. */
const WELL_FORMED_ID = /^[A-Za-z0-9._-]{8,64}$/

const ID_HEADER = "x-request-id"

/** A request of undici, on which Node's fetch is built, before it is sent. */
interface OutgoingRequest {
  origin?: string | URL | null
  headers?: unknown
  addHeader(name: string, value: string): void
}

const visits = new AsyncLocalStorage<IncomingMessage>()
const ids = new WeakMap<IncomingMessage, string>()

/** The id of a visit: the proxy's, or one of its own where none stands in front. */
function idOf(visit: IncomingMessage | undefined): string {
  if (!visit) return randomUUID()
  const known = ids.get(visit)
  if (known) return known
  const given = String(visit.headers[ID_HEADER] ?? "")
  const id = WELL_FORMED_ID.test(given) ? given : randomUUID()
  ids.set(visit, id)
  return id
}

/** The id of the request that is being answered, if there is one. */
export function currentVisitId(): string | undefined {
  const visit = visits.getStore()
  return visit && idOf(visit)
}

/**
 * Hands the id of each visit on to Medusa. Below fetch, by Node's own announcements: a header that is given to fetch becomes
 * part of what Next.js remembers an answer by, and no answer would ever be found again.
 *
 * @param medusa address of the backend; no other server is told
 * @param headers further ones of each request to Medusa
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
