import { createServer, type Server } from "node:http"
import { type Registry } from "prom-client"

/** Servers that no visitor reaches; their requests are not counted. */
const internal = new WeakSet<Server>()

/** Whether a server serves nothing but this process's own figures. */
export const isInternal = (server: Server): boolean => internal.has(server)

/**
 * Tells a registry's figures at `GET /metrics`, in Prometheus's text format. A port that is taken is reported, and the
 * shop goes on without.
 *
 * @param registry whose figures
 * @param port which is nobody's but the monitoring's
 * @param host an address of this machine
 * @returns the server, which does not keep the process alive
 */
export function serveMetrics(registry: Registry, port: number, host: string): Server {
  const failed = (error: unknown) => console.error("The metrics cannot be told:", error)
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
