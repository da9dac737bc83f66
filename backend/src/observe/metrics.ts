import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

/** All metrics of this process, served by `GET /metrics` at its internal port. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

/** Upper bounds in seconds: a response from the index takes milliseconds, an import minutes. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const registers = [registry]

export const requestDuration = new Histogram({
  name: "scanwright_http_request_duration_seconds",
  help: "Responses sent, by method, pattern of the route and status; 499 for a caller who disconnected.",
  labelNames: ["method", "route", "status"] as const,
  buckets: SECONDS,
  registers,
})

export const queueJobs = new Gauge({
  name: "scanwright_queue_jobs",
  help: "Jobs of Medusa's queues in Redis, by queue and state.",
  labelNames: ["queue", "state"] as const,
  registers,
})

export const mails = new Gauge({
  name: "scanwright_mails",
  help: "Pending mails: waiting for their first try, to be tried again, given up.",
  labelNames: ["state"] as const,
  registers,
})

export const oldestMail = new Gauge({
  name: "scanwright_mail_oldest_seconds",
  help: "Age of the longest waiting mail; 0 when none waits.",
  registers,
})

export const indexWaiting = new Gauge({
  name: "scanwright_index_waiting_products",
  help: "Products whose document in the search index is known to be out of date.",
  registers,
})

export const indexLag = new Gauge({
  name: "scanwright_index_lag_seconds",
  help: "How long the first of those products has waited; 0 when none waits.",
  registers,
})

export const products = new Gauge({
  name: "scanwright_products",
  help: "Products in the database and documents in the search index: the same number, but for the lag.",
  labelNames: ["place"] as const,
  registers,
})

export const sourceUp = new Gauge({
  name: "scanwright_source_up",
  help: "Whether the database and Redis responded when these metrics were read.",
  labelNames: ["source"] as const,
  registers,
})
