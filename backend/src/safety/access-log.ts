import { type IncomingMessage, type ServerResponse } from "node:http"
import { type Logger } from "@medusajs/framework/types"
import { announce } from "./answered"

/** Beginnings of paths that name no person and no thing, for requests that reached no route. */
const KNOWN_BEGINNINGS: ReadonlySet<string> = new Set([
  "admin",
  "app",
  "auth",
  "cloud",
  "equipment",
  "health",
  "hooks",
  "ready",
  "static",
  "store",
])

/** The pattern of the route that answered; never the address itself, in which tokens and e-mail addresses travel. */
function routeOf(request: IncomingMessage, path: string): string {
  const { route } = request as { route?: { path?: unknown } }
  if (typeof route?.path === "string") return route.path
  const beginning = path.split("/")[1]?.toLowerCase() ?? ""
  return KNOWN_BEGINNINGS.has(beginning) ? `/${beginning}/*` : "unmatched"
}

/**
 * Writes one line, and tells whoever counts, when a request has been answered: method, pattern of the route, status and milliseconds.
 *
 * @param logger where the line goes, at level `http`
 * @param request the request that just came in
 * @param response its answer
 * @param id of the request
 */
export function logAccess(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): void {
  const startedAt = performance.now()
  const { method = "" } = request
  const path = (request.url ?? "").split("?")[0] ?? ""
  response.once("close", () => {
    const route = routeOf(request, path)
    const duration = Math.round((performance.now() - startedAt) * 10) / 10
    const aborted = !response.writableFinished
    const status = response.statusCode
    announce({ method, route, status, aborted, duration })
    const details = {
      request_id: id,
      method,
      route,
      status,
      duration_ms: duration,
      ...(aborted ? { aborted } : {}),
    }
    logger.log("http", `${method} ${route} ${status} ${duration} ms`, details)
  })
}
