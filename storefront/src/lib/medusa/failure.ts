import { FetchError } from "@medusajs/js-sdk"
import type { ProductRefusal } from "@scanwright/backend/contract"
import { FAILURE_MESSAGES, type FailureKind } from "./failure-messages"

/** A failed call to Medusa, for the log and for the user. */
export interface Failure {
  readonly kind: FailureKind
  /** Sentence for the user, by section 8 of the specification. */
  readonly message: string
  /** Whether the same call may succeed when it is made again. */
  readonly isRetryable: boolean
  /** HTTP status of the response, where there was one. */
  readonly status?: number
  /** The fields at fault, where the request was made with `readsRefusals`. */
  readonly refusals?: readonly ProductRefusal[]
  /** What was thrown, for the log. */
  readonly cause: unknown
}

/** A failed request with the fields at fault, which the SDK's own error leaves out. */
export class RefusedError extends FetchError {
  /** @param refusals by field; empty where the response named none */
  constructor(
    message: string,
    statusText: string,
    status: number,
    readonly refusals: readonly ProductRefusal[],
  ) {
    super(message, statusText, status)
  }
}

/** Whether Medusa responded that the record does not exist, or no longer. */
export const isNotFound = ({ kind }: Failure): boolean => kind === "not_found"

/** The outcome of a call to Medusa: a value or a failure. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** A failed read of Medusa. Pages rethrow it, so that no page with missing parts is ever cached. */
export class MedusaReadError extends Error {
  override readonly name = "MedusaReadError"
  readonly kind: FailureKind

  /** @param read the path that was read, for example "/store/brands" */
  constructor(read: string, failure: Failure) {
    const status = failure.status === undefined ? "" : `, HTTP ${failure.status}`
    super(`Reading ${read} from Medusa failed (${failure.kind}${status})`, { cause: failure.cause })
    this.kind = failure.kind
  }
}

/** The kind of failure that each HTTP status means. */
export type KindsOfStatus = Readonly<Record<number, FailureKind>>

const KIND_OF_STATUS: KindsOfStatus = {
  401: "permission",
  403: "permission",
  404: "not_found",
  408: "unavailable",
  429: "unavailable",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
}

const RETRYABLE: readonly FailureKind[] = ["blocked", "unavailable"]

function kindOf(error: unknown, kinds: KindsOfStatus): FailureKind {
  if (error instanceof FetchError) {
    const status = error.status ?? 0
    return kinds[status] ?? KIND_OF_STATUS[status] ?? "other"
  }
  if (!(error instanceof Error)) return "other"
  if (/blocked/i.test(error.message)) return "blocked"
  const isNetwork = error instanceof TypeError || error.name === "TimeoutError" || error.name === "AbortError"
  return isNetwork ? "unavailable" : "other"
}

/**
 * Turns a thrown error into a failure (specification, section 8).
 *
 * @param action for example "load the brands"; part of the message of an unforeseen failure
 * @param kinds failure kinds of this caller's statuses, where they differ from the usual ones
 */
export function toFailure(error: unknown, action: string, kinds: KindsOfStatus = {}): Failure {
  const kind = kindOf(error, kinds)
  const detail = error instanceof Error ? error.message : String(error)
  return {
    kind,
    message: FAILURE_MESSAGES[kind] ?? `Failed to ${action}: ${detail}`,
    isRetryable: RETRYABLE.includes(kind),
    cause: error,
    ...(error instanceof FetchError && { status: error.status }),
    ...(error instanceof RefusedError && { refusals: error.refusals }),
  }
}
