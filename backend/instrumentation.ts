import { createRequire } from "node:module"
import { logger } from "@medusajs/framework/logger"
import { readEnvironment } from "./src/config/environment"
import type * as Metrics from "./src/observe/start-metrics"
import { patchesInForce } from "./src/framework/patches"
import { continueTraces } from "./src/framework/trace-parent"
import { startTraces } from "./src/observe/traces"

/** Loads a module at run time, so that builds and other commands never load it. */
const load = createRequire(__filename)

/**
 * Medusa runs this before it loads a server or a worker, and before no other command. Opens the port of the metrics and
 * begins to trace, each where its setting is there.
 */
export function register(): void {
  const environment = readEnvironment(process.env)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME: name } = environment
  if (collector) startTraces(name)
  if (collector && patchesInForce(environment.FRAMEWORK_PATCHES_OFF).has("trace-parent")) continueTraces()
  if (environment.METRICS_PORT === undefined) return
  const { startMetrics } = load("./src/observe/start-metrics") as typeof Metrics
  startMetrics(environment.METRICS_PORT, environment, logger)
}
