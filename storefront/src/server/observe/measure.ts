import { subscribe } from "node:diagnostics_channel"
import { type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { cacheResponses, medusaDuration, renderErrors, requestDuration } from "./metrics"
import { isInternal } from "./metrics-server"
import { routeOf } from "./route-of"

/** Status of a request that the client aborted, as nginx numbers it. */
const ABORTED = 499

interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** Seconds since a moment of `performance.now()`. */
const since = (moment: number) => (performance.now() - moment) / 1000

function countVisits(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as RequestStart
    if (isInternal(server)) return
    const began = performance.now()
    response.once("close", () => {
      const status = response.writableFinished ? response.statusCode : ABORTED
      requestDuration.observe({ method: request.method ?? "", route: routeOf(request), status }, since(began))
    })
  })
}

function countReads(medusa: string): void {
  const { origin } = new URL(medusa)
  const sent = new WeakMap<object, number>()
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: { origin?: unknown } }
    if (String(request.origin) === origin) sent.set(request, performance.now())
  })
  const ended = (request: object, status: number | "none") => {
    const began = sent.get(request)
    if (began === undefined) return
    sent.delete(request)
    medusaDuration.observe({ status }, since(began))
  }
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as { request: object; response: { statusCode: number } }
    ended(request, response.statusCode)
  })
  subscribe("undici:request:error", (message) => ended((message as { request: object }).request, "none"))
}

/** Starts counting the requests of this process. @param medusa address of the backend */
export function measure(medusa: string): void {
  countVisits()
  countReads(medusa)
  subscribe("scanwright:cache", (source) => cacheResponses.inc({ source: String(source) }))
  subscribe("scanwright:render-error", (route) => renderErrors.inc({ route: String(route) }))
}
