import { env } from "@/config/env"
import { nameVisits } from "./visits"

/**
 * Lets this process be watched: its visits carry their id to Medusa; it counts where METRICS_PORT is set, and traces where
 * OTEL_EXPORTER_OTLP_ENDPOINT is. Nothing of the last two is loaded otherwise.
 */
export async function observe(): Promise<void> {
  const { MEDUSA_BACKEND_URL: medusa, METRICS_PORT: port, METRICS_HOST: host } = env()
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME: name } = env()
  const traceHeaders = collector ? (await import("./traces")).startTraces(name) : undefined
  nameVisits(medusa, traceHeaders)
  if (port === undefined) return
  const [{ measure }, { registry }, { serveMetrics }] = await Promise.all([
    import("./measure"),
    import("./metrics"),
    import("./metrics-server"),
  ])
  measure(medusa)
  serveMetrics(registry, port, host)
}
