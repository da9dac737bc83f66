import { createServer, type Server } from "node:http"
import { once } from "node:events"
import { type AddressInfo } from "node:net"
import { LOOPBACK } from "../lib/ports.ts"

/** A span as OTLP writes it in JSON. */
interface Span {
  traceId: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface TraceRequest {
  resourceSpans: {
    resource: { attributes: Span["attributes"] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** Receives and stores traces like an OpenTelemetry collector. */
export class Collector {
  readonly spans: (Span & { service: string })[] = []
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      this.take(Buffer.concat(parts).toString())
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
  })

  /** @returns settings with which programs send traces here soon */
  async start(): Promise<Record<string, string>> {
    this.server.listen(0, LOOPBACK)
    await once(this.server, "listening")
    const { port } = this.server.address() as AddressInfo
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${LOOPBACK}:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: "200",
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, "close")
  }

  /** Names of the spans and attributes that contain a word. */
  places(word: string): string[] {
    return this.spans
      .filter((span) => JSON.stringify(span).includes(word))
      .map(({ service, name, attributes }) => {
        const found = attributes.filter((attribute) => JSON.stringify(attribute).includes(word))
        return [service, name, ...found.map(({ key }) => key)].join(" ")
      })
  }

  private take(text: string): void {
    for (const { resource, scopeSpans } of (JSON.parse(text) as TraceRequest).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue
      for (const { spans } of scopeSpans) {
        this.spans.push(...spans.map((span) => ({ ...span, service: String(name) })))
      }
    }
  }
}
