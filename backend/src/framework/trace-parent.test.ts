import { createRequire } from "node:module"
import { registerOtel } from "@medusajs/medusa"
import { InMemorySpanExporter, SimpleSpanProcessor } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type * as MedusaStart from "@medusajs/medusa/commands/start"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { continueTraces } from "./trace-parent"

/** Required, not imported: registering the traces changes the module's exports, which an import would not show. */
const start = createRequire(__filename)("@medusajs/medusa/commands/start") as typeof MedusaStart
const TRACE = "0af7651916cd43dd8448eb211c80319c"
const exporter = new InMemorySpanExporter()
const processor = new SimpleSpanProcessor(exporter)

/** Traces a request with a `traceparent` by Medusa. @returns ids of the traces of its spans */
async function tracesOfRequest(): Promise<string[]> {
  const request = { method: "GET", url: "/", headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` } }
  const response = { statusCode: 200, writableEnded: true }
  await start.traceRequestHandler?.(async () => undefined, request, response, "/store")
  await processor.forceFlush()
  return exporter.getFinishedSpans().map((span) => span.spanContext().traceId)
}

describe("The patch trace-parent", () => {
  beforeAll(() => {
    registerOtel({
      serviceName: "test",
      exporter,
      spanProcessors: [processor],
      metricReaders: [],
      instrument: { http: true },
    })
  })
  beforeEach(() => exporter.reset())

  it("is needed: Medusa begins a trace of its own", async () => {
    const traces = await tracesOfRequest()
    expect(traces).toHaveLength(1)
    expect(traces).not.toEqual([TRACE])
  })

  it("has the request go on with its caller's trace", async () => {
    continueTraces()
    expect(await tracesOfRequest()).toEqual([TRACE])
  })
})
