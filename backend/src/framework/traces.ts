import { type IncomingMessage } from "node:http"
import { createRequire } from "node:module"
import type * as SpanSdk from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type * as Otel from "@medusajs/framework/opentelemetry/api"
import type * as MedusaStart from "@medusajs/medusa/commands/start"
import type * as Medusa from "@medusajs/medusa"
import type * as Exporter from "@opentelemetry/exporter-trace-otlp-http"
import { privateSpans } from "../observe/private-spans"

/** Medusa asks for spans while it loads routes, so this cannot wait for an import: only a trace pays for these modules. */
const load = createRequire(__filename)

/**
 * Sends spans of requests, queries, workflows and statements to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. A
 * request that came with a `traceparent` goes on with its caller's trace.
 *
 * @param serviceName as it stands in the traces
 */
export function startTraces(serviceName: string): void {
  const { registerOtel } = load("@medusajs/medusa") as typeof Medusa
  const { OTLPTraceExporter } = load("@opentelemetry/exporter-trace-otlp-http") as typeof Exporter
  const { BatchSpanProcessor } = load("@medusajs/framework/opentelemetry/sdk-trace-node") as typeof SpanSdk
  const { context, propagation } = load("@medusajs/framework/opentelemetry/api") as typeof Otel
  const start = load("@medusajs/medusa/commands/start") as {
    -readonly [Name in keyof typeof MedusaStart]: (typeof MedusaStart)[Name]
  }

  const exporter = new OTLPTraceExporter()
  registerOtel({
    serviceName,
    exporter,
    spanProcessors: [privateSpans, new BatchSpanProcessor(exporter)],
    metricReaders: [],
    instrument: { http: true, query: true, workflows: true, db: true, cache: false },
  })

  // Medusa begins a trace of its own for each request.
  const traced = start.traceRequestHandler
  if (!traced) return
  start.traceRequestHandler = (handler, request: IncomingMessage, response, path) =>
    context.with(propagation.extract(context.active(), request.headers), () =>
      traced(handler, request, response, path),
    )
}
