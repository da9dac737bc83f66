import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client"

/** Every metric of this process, as `GET /metrics` of its internal port serves them. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

/** Upper bounds in seconds: a stored page takes a millisecond, rendering takes some hundred. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const registers = [registry]

export const requestDuration = new Histogram({
  name: "scanwright_http_request_duration_seconds",
  help: "Responses sent, by method, pattern of the route and status; 499 for a client that disconnected.",
  labelNames: ["method", "route", "status"] as const,
  buckets: SECONDS,
  registers,
})

export const medusaDuration = new Histogram({
  name: "scanwright_medusa_request_duration_seconds",
  help: "What was asked of Medusa, by status; `none` where it gave no answer.",
  labelNames: ["status"] as const,
  buckets: SECONDS,
  registers,
})

export const cacheResponses = new Counter({
  name: "scanwright_cache_answers_total",
  help: "Pages and data by where they were found: whole in memory (answer), or in the shared cache: memory, redis, build, or not at all (miss).",
  labelNames: ["source"] as const,
  registers,
})

export const renderErrors = new Counter({
  name: "scanwright_render_errors_total",
  help: "Failures while a page, a route or an action was run, by route.",
  labelNames: ["route"] as const,
  registers,
})
