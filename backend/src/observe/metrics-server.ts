import { createServer, type Server } from "node:http"
import { type Registry } from "prom-client"
import { markInternal } from "../safety/internal-servers"

/** Where the figures are told, and what may go wrong there. */
interface MetricsServer {
  registry: Registry
  port: number
  /** an address of this machine: the port is nobody's but the monitoring's */
  host: string
  /** brings figures up to date that nobody counts as they happen; it does not throw */
  collect?: () => Promise<void>
  onError: (error: Error) => void
}

/**
 * Tells a registry's figures at `GET /metrics`, in Prometheus's text format. A port that is taken is reported, and the
 * shop goes on without.
 *
 * @returns the server, which does not keep the process alive
 */
export function serveMetrics({ registry, port, host, collect, onError }: MetricsServer): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    const answer = async () => {
      await collect?.()
      const text = await registry.metrics()
      response.writeHead(200, { "content-type": registry.contentType }).end(text)
    }
    answer().catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)))
      response.writeHead(500).end()
    })
  })
  markInternal(server)
  server.on("error", onError)
  return server.listen(port, host).unref()
}
