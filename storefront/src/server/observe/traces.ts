import { context, propagation } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-node"

/** Attributes in which Next.js notes whole addresses, with what visitors searched for. */
const ADDRESSES = ["http.target", "http.url", "url.full"]

const withoutQuery = (address: string) => address.split("?", 1)[0] ?? ""

/** Takes out of each span, before it is sent, what visitors wrote into an address. */
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
 * @param serviceName as it stands in the traces
 * @returns headers by which Medusa goes on with the trace of what is being done
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
