import { env } from "@/config/env"
import { nameVisits } from "./visits"

/**
 * Makes this process observable: passes the id of each visit to Medusa, serves metrics where METRICS_PORT is set, and
 * sends traces where OTEL_EXPORTER_OTLP_ENDPOINT is set. Code of metrics and traces is loaded only then.
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
