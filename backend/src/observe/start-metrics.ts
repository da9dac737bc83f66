import { type Logger } from "@medusajs/framework/types"
import { type Environment, isLocalDatabase } from "../config/environment"
import { onRequestFinished } from "../safety/request-finished"
import { backlog } from "./backlog"
import { registry, requestDuration } from "./metrics"
import { serveMetrics } from "./metrics-server"

/** Status of a request whose caller disconnected, as in nginx. */
const ABORTED = 499

/**
 * Counts responses from now on and serves all metrics at METRICS_PORT. Pending work in database and queues is reported
 * by the process that does it: the worker, or the one process that is both.
 *
 * @param port of the metrics
 */
export function startMetrics(port: number, environment: Environment, logger: Logger): void {
  onRequestFinished(({ method, route, status, aborted, duration }) => {
    requestDuration.observe({ method, route, status: aborted ? ABORTED : status }, duration / 1000)
  })
  const collect =
    process.env.MEDUSA_WORKER_MODE === "server"
      ? undefined
      : backlog({
          databaseUrl: environment.DATABASE_URL,
          isLocal: isLocalDatabase(environment.DATABASE_URL),
          redisUrl: environment.REDIS_URL,
          onUnavailable: (source, reason) => logger.warn(`The metrics cannot read the ${source}: ${reason}`),
        })
  serveMetrics({
    registry,
    port,
    host: environment.METRICS_HOST,
    ...(collect ? { collect } : {}),
    onError: (error) => logger.error("The metrics cannot be served", error),
  })
}
