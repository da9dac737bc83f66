import { randomUUID } from "node:crypto"
import autocannon from "autocannon"

/** An address to be measured. */
export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** body of a POST instead of a GET; each request gets its own idempotency key */
  body?: string
}

/** The result of one target. */
export interface Measurement {
  name: string
  /** requests per second, median of the rounds */
  rate: number
  /** ms, median of the rounds */
  p50: number
  /** ms, median of the rounds */
  p99: number
  /** rate as a share of the first target's, round by round, median */
  ratio: number
  /** responses other than 2xx, and requests without a response, in all rounds */
  errors: number
}

interface Round {
  rate: number
  p50: number
  p99: number
  errors: number
}

/** Default number of simultaneous requests. */
const CONNECTIONS = 10
const SECONDS = 6
const WARM_UP_SECONDS = 1

/** Measures one target, without a comparison. @param target the address */
export async function measureOnce(target: Target): Promise<Measurement> {
  return { name: target.name, ratio: NaN, ...(await measure(target, SECONDS)) }
}

/** Gives each request an idempotency key of its own. */
const newKey = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": randomUUID() },
})

async function measure(
  { url, headers, body }: Target,
  duration: number,
  connections = CONNECTIONS,
): Promise<Round> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration,
    ...(body === undefined ? {} : { method: "POST", body, requests: [{ setupRequest: newKey }] }),
  })
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx }
}

/** The number below which a share of some numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN
}

/** The middle one of some numbers; the lower of two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/**
 * Measures targets in interleaved rounds of 6 s, so that other work of the machine affects all of them alike. Targets are
 * on this machine only.
 * @param targets the others are compared with the first
 * @param connections simultaneous requests; 10 when left out
 */
export async function compare(
  targets: Target[],
  rounds: number,
  connections = CONNECTIONS,
): Promise<Measurement[]> {
  for (const target of targets) await measure(target, WARM_UP_SECONDS, connections)
  const results = targets.map((): Round[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      results[index]?.push(await measure(target, SECONDS, connections))
    }
  }
  const base = results[0] ?? []
  return targets.map(({ name }, index) => {
    const own = results[index] ?? []
    return {
      name,
      rate: median(own.map(({ rate }) => rate)),
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
      ratio: median(own.map(({ rate }, round) => rate / (base[round]?.rate ?? NaN))),
      errors: own.reduce((total, { errors }) => total + errors, 0),
    }
  })
}
