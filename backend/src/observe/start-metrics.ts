import { type Logger } from "@medusajs/framework/types"
import { type Environment, isLocalDatabase } from "../config/environment"
import { onAnswered } from "../safety/answered"
import { backlog } from "./backlog"
import { registry, requestDuration } from "./metrics"
import { serveMetrics } from "./metrics-server"

/** A caller who went away, as nginx numbers it. */
const ABORTED = 499

/**
 * Counts answers from now on and tells all figures at METRICS_PORT. What waits in database and queues is told by whoever
 * works on it: the worker, or the one process that is both.
 *
 * @param port where they are told
 */
export function startMetrics(port: number, environment: Environment, logger: Logger): void {
  onAnswered(({ method, route, status, aborted, duration }) => {
    requestDuration.observe({ method, route, status: aborted ? ABORTED : status }, duration / 1000)
  })
  const collect =
    process.env.MEDUSA_WORKER_MODE === "server"
      ? undefined
      : backlog({
          databaseUrl: environment.DATABASE_URL,
          isLocal: isLocalDatabase(environment.DATABASE_URL),
          redisUrl: environment.REDIS_URL,
          onAway: (source, reason) => logger.warn(`The metrics cannot ask the ${source}: ${reason}`),
        })
  serveMetrics({
    registry,
    port,
    host: environment.METRICS_HOST,
    ...(collect ? { collect } : {}),
    onError: (error) => logger.error("The metrics cannot be told", error),
  })
}
