import { context, propagation } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-node"

/** Attributes in which Next.js stores whole addresses, with search texts of visitors. */
const ADDRESSES = ["http.target", "http.url", "url.full"]

const withoutQuery = (address: string) => address.split("?", 1)[0] ?? ""

/** Removes from each span, before it is sent, what visitors wrote into an address. */
const privateSpans: SpanProcessor = {
  onStart(span) {
    span.updateName(withoutQuery(span.name))
  },
  onEnd({ attributes }) {
    for (const name of [...ADDRESSES, "next.span_name"]) {
      const value = attributes[name]
      if (typeof value === "string") attributes[name] = withoutQuery(value)
    }
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

/**
 * Sends Next.js's spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names.
 *
 * @param serviceName name of this service in the traces
 * @returns a function that gives the headers by which Medusa continues the present trace
 */
export function startTraces(serviceName: string): () => Record<string, string> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [privateSpans, new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return () => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return headers
  }
}
