import { createServer, type Server } from "node:http"
import { type Registry } from "prom-client"

/** Servers that visitors cannot reach; their requests are not counted. */
const internal = new WeakSet<Server>()

/** Whether a server serves only this process's own metrics. */
export const isInternal = (server: Server): boolean => internal.has(server)

/**
 * Serves the metrics of a registry at `GET /metrics`, in Prometheus's text format. A port in use is reported, and the
 * shop runs without metrics.
 *
 * @param registry the metrics
 * @param port for the monitoring only
 * @param host an address of this machine
 * @returns the server, which does not keep the process alive
 */
export function serveMetrics(registry: Registry, port: number, host: string): Server {
  const failed = (error: unknown) => console.error("The metrics cannot be read:", error)
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        failed(error)
        response.writeHead(500).end()
      },
    )
  })
  internal.add(server)
  server.on("error", failed)
  return server.listen(port, host).unref()
}
