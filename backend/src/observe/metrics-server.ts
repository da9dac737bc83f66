import { createServer, type Server } from "node:http"
import { type Registry } from "prom-client"
import { markInternal } from "../safety/internal-servers"

/** Address and contents of the metrics server. */
interface MetricsServer {
  registry: Registry
  port: number
  /** an address of this machine that only the monitoring reaches */
  host: string
  /** updates metrics that are read on demand; it does not throw */
  collect?: () => Promise<void>
  onError: (error: Error) => void
}

/**
 * Serves the metrics of a registry at `GET /metrics`, in Prometheus's text format. A port in use is reported, and the
 * shop runs without metrics.
 *
 * @returns the server, which does not keep the process alive
 */
export function serveMetrics({ registry, port, host, collect, onError }: MetricsServer): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    const respond = async () => {
      await collect?.()
      const text = await registry.metrics()
      response.writeHead(200, { "content-type": registry.contentType }).end(text)
    }
    respond().catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)))
      response.writeHead(500).end()
    })
  })
  markInternal(server)
  server.on("error", onError)
  return server.listen(port, host).unref()
}
