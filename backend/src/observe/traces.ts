import { createRequire } from "node:module"
import type * as SpanSdk from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type * as Medusa from "@medusajs/medusa"
import type * as Exporter from "@opentelemetry/exporter-trace-otlp-http"
import { privateSpans } from "./private-spans"

/** Loads modules at once, because Medusa makes spans while it loads routes, and only in a process that traces. */
const load = createRequire(__filename)

/**
 * Sends spans of requests, queries, workflows and statements to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names.
 *
 * @param serviceName name of the service in the traces
 */
export function startTraces(serviceName: string): void {
  const { registerOtel } = load("@medusajs/medusa") as typeof Medusa
  const { OTLPTraceExporter } = load("@opentelemetry/exporter-trace-otlp-http") as typeof Exporter
  const { BatchSpanProcessor } = load("@medusajs/framework/opentelemetry/sdk-trace-node") as typeof SpanSdk

  const exporter = new OTLPTraceExporter()
  registerOtel({
    serviceName,
    exporter,
    spanProcessors: [privateSpans, new BatchSpanProcessor(exporter)],
    metricReaders: [],
    instrument: { http: true, query: true, workflows: true, db: true, cache: false },
  })
}
