import { type IncomingMessage, type ServerResponse } from "node:http"
import { type Logger } from "@medusajs/framework/types"
import { publishFinished } from "./request-finished"

/** First parts of paths that are logged as they are for requests without a route: they hold no personal data. */
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

/** The pattern of the request's route; never the address itself, which may hold tokens and e-mail addresses. */
function routeOf(request: IncomingMessage, path: string): string {
  const { route } = request as { route?: { path?: unknown } }
  if (typeof route?.path === "string") return route.path
  const beginning = path.split("/")[1]?.toLowerCase() ?? ""
  return KNOWN_BEGINNINGS.has(beginning) ? `/${beginning}/*` : "unmatched"
}

/**
 * Logs and publishes each finished request: method, pattern of the route, status and milliseconds.
 *
 * @param logger that gets the line, at level `http`
 * @param request as it was received
 * @param response to the request
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
    publishFinished({ method, route, status, aborted, duration })
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
