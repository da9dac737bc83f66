import { channel } from "node:diagnostics_channel"
import { type Instrumentation } from "next"
import { env } from "@/config/env"
import { currentVisitId } from "./visits"

const errors = channel("scanwright:render-error")

/**
 * Logs and counts an error of a page, a route or an action: one line of JSON with the id of the request and the pattern
 * of the route. Next.js logs the stack itself; neither line contains the address.
 */
export const logError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  errors.publish(routePath)
  const { message, digest } = error as Error & { digest?: string }
  console.error(
    JSON.stringify({
      timestamp: new Date().toISOString(),
      level: "error",
      service: env().SERVICE_NAME,
      request_id: currentVisitId(),
      route: routePath,
      kind: routeType,
      message,
      digest,
    }),
  )
}
