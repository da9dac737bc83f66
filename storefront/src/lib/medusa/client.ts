import Medusa, { type FetchArgs } from "@medusajs/js-sdk"
import type { ProductRefusal } from "@scanwright/backend/contract"
import { setTimeout as pause } from "node:timers/promises"
import { reportUnavailable } from "./unavailable"
import { env } from "@/config/env"
import { withTimeout } from "../with-timeout"
import { STALE_IF_ERROR } from "./stale-if-error.mjs"
import { tags } from "./cache-manifest"
import {
  isNotFound,
  MedusaReadError,
  RefusedError,
  toFailure,
  type Failure,
  type KindsOfStatus,
  type Result,
} from "./failure"

/** Longest time one call may take, in ms. */
const TIMEOUT_MS = 8_000
/** Longest wait for a stale response, in ms: it is stored already. */
const STALE_TIMEOUT_MS = 1_000
/** Wait before the second and last try of a read, in ms. */
const RETRY_WAIT_MS = 250

let sdk: Medusa | undefined

function client(): Medusa {
  sdk ??= new Medusa({
    baseUrl: env().MEDUSA_BACKEND_URL,
    publishableKey: env().MEDUSA_PUBLISHABLE_KEY,
    auth: { type: "jwt", jwtTokenStorageMethod: "nostore" },
  })
  return sdk
}

/** Query of a read; `undefined` leaves a parameter out. */
export type Query = Readonly<Record<string, QueryValue>>
type QueryValue =
  string | number | boolean | undefined | readonly string[] | { readonly [key: string]: QueryValue }

export interface CallOptions extends Pick<FetchArgs, "query" | "cache" | "next" | "method" | "body"> {
  /** Headers beside the usual ones; null removes a usual one. */
  headers?: Record<string, string | null>
  timeoutMs?: number
  /** The action as messages of unforeseen failures name it: "add general submission". */
  action?: string
  /** Failure kinds of HTTP statuses, where they differ from the usual ones. */
  kinds?: KindsOfStatus
  /** Whether a failure should carry the fields that Medusa refuses. For requests with a JSON body and without a query. */
  readsRefusals?: boolean
}

/**
 * Sends JSON without the SDK, which keeps only the message of a failed response.
 *
 * @throws RefusedError where the status is not of success
 */
async function fetchWithRefusals<Data>(
  path: string,
  {
    body,
    headers,
    ...init
  }: Pick<CallOptions, "body" | "headers" | "method" | "cache"> & {
    signal: AbortSignal
  },
): Promise<Data> {
  const { MEDUSA_BACKEND_URL, MEDUSA_PUBLISHABLE_KEY } = env()
  const usual = {
    "content-type": "application/json",
    accept: "application/json",
    "x-publishable-api-key": MEDUSA_PUBLISHABLE_KEY,
  }
  const own = Object.entries({ ...usual, ...headers }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const response = await fetch(MEDUSA_BACKEND_URL.replace(/\/$/, "") + path, {
    ...init,
    body: JSON.stringify(body),
    headers: own,
  })
  if (response.ok) return (await response.json()) as Data
  const { message = response.statusText, refusals = [] } = (await response.json().catch(() => ({}))) as {
    message?: string
    refusals?: ProductRefusal[]
  }
  throw new RefusedError(message, response.statusText, response.status, refusals)
}

/**
 * Sends one request to Medusa.
 *
 * @param path of the API
 * @returns the response's body, or the failure; does not throw
 */
export async function callMedusa<Data>(
  path: string,
  { timeoutMs = TIMEOUT_MS, action, kinds, readsRefusals = false, ...init }: CallOptions,
): Promise<Result<Data>> {
  try {
    const value = await withTimeout(timeoutMs, (signal) =>
      readsRefusals
        ? fetchWithRefusals<Data>(path, { ...init, signal })
        : client().client.fetch<Data>(path, { ...init, signal }),
    )
    return { ok: true, value }
  } catch (error) {
    const usual = `${init.method === "POST" ? "post to" : "read"} ${path}`
    return { ok: false, failure: toFailure(error, action ?? usual, kinds) }
  }
}

/**
 * Reads from Medusa once, without a cache.
 *
 * @param path of the Store API
 * @param query parameters of the request
 * @param timeoutMs longest wait
 * @param headers beside the usual ones
 */
export function readNow<Data>(
  path: string,
  query: Query = {},
  timeoutMs?: number,
  headers?: Record<string, string>,
): Promise<Result<Data>> {
  return callMedusa(path, { query, cache: "no-store", timeoutMs, headers })
}

/** Runs a read, and once more a moment later where no response came (specification, section 9: a fetch retries once). */
export async function askTwice<Data>(ask: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const first = await ask()
  if (first.ok || !first.failure.isRetryable) return first
  await pause(RETRY_WAIT_MS)
  return ask()
}

async function tryCached<Data>(
  path: string,
  query: Query,
  cacheTags: readonly string[],
  headers?: Record<string, string>,
): Promise<Result<Data>> {
  const ask = (more: readonly string[] = [], timeoutMs?: number) =>
    callMedusa<Data>(path, {
      query,
      headers,
      timeoutMs,
      cache: "force-cache",
      next: { tags: [tags.everything, ...cacheTags, ...more] },
    })
  const read = await askTwice(() => ask())
  if (read.ok || isNotFound(read.failure)) return read
  const stale = await ask([STALE_IF_ERROR], STALE_TIMEOUT_MS)
  return stale.ok ? stale : read
}

/**
 * Sends one write to Medusa.
 *
 * @param path of the Store API
 * @param options body, headers beside the usual ones, the longest wait, and the action for the failure's message
 */
export function postNow<Data>(
  path: string,
  options: Pick<CallOptions, "body" | "headers" | "timeoutMs" | "action"> = {},
): Promise<Result<Data>> {
  return callMedusa(path, { ...options, method: "POST", cache: "no-store" })
}

function failed(path: string, failure: Failure): MedusaReadError {
  if (failure.kind === "unavailable") reportUnavailable()
  return new MedusaReadError(path, failure)
}

/**
 * Reads from Medusa, or from the cache until one of the tags is invalidated. Transient failures are tried again; what was
 * read before stands in for what cannot be read.
 *
 * @param path of the Store API
 * @param query its parameters
 * @param cacheTags from the manifest, beside the one that every read carries
 * @param headers beside the usual ones
 * @throws MedusaReadError when Medusa does not respond: failures are never cached
 */
export async function readCached<Data>(
  path: string,
  query: Query,
  cacheTags: readonly string[],
  headers?: Record<string, string>,
): Promise<Data> {
  const result = await tryCached<Data>(path, query, cacheTags, headers)
  if (result.ok) return result.value
  throw failed(path, result.failure)
}

/**
 * Reads like {@link readCached}, where the record may not exist.
 *
 * @returns the response's body; null where Medusa responds that there is no such record
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readCachedIfAny<Data>(
  path: string,
  query: Query,
  cacheTags: readonly string[],
): Promise<Data | null> {
  const result = await tryCached<Data>(path, query, cacheTags)
  if (result.ok) return result.value
  if (isNotFound(result.failure)) return null
  throw failed(path, result.failure)
}
