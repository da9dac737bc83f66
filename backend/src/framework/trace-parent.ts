import { type IncomingMessage } from "node:http"
import { createRequire } from "node:module"
import type * as Otel from "@medusajs/framework/opentelemetry/api"
import type * as MedusaStart from "@medusajs/medusa/commands/start"

/** Only a process that traces loads these modules. */
const load = createRequire(__filename)

/**
 * Makes a request with a `traceparent` continue its caller's trace. Call this after Medusa's own tracing is registered;
 * without tracing nothing changes.
 */
export function continueTraces(): void {
  const { context, propagation } = load("@medusajs/framework/opentelemetry/api") as typeof Otel
  const start = load("@medusajs/medusa/commands/start") as {
    -readonly [Name in keyof typeof MedusaStart]: (typeof MedusaStart)[Name]
  }
  const traced = start.traceRequestHandler
  if (!traced) return
  start.traceRequestHandler = (handler, request: IncomingMessage, response, path) =>
    context.with(propagation.extract(context.active(), request.headers), () =>
      traced(handler, request, response, path),
    )
}
