import { unstable_isUnrecognizedActionError as isUnrecognized } from "next/navigation"
import { ACTION_BYTES_MOST, oversizeMessage } from "@/lib/action-size"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { FailedOutcome, Outcome } from "./outcome"

/** Tries after the first, and the wait before each, in ms times its number (specification, section 9). */
const RETRIES = 3
const RETRY_WAIT_MS = 1_000

const OUTDATED: FailedOutcome = {
  ok: false,
  kind: "other",
  message: "The shop has been updated since this page was opened. Reload the page; drafts are kept.",
}

const UNREACHABLE: FailedOutcome = {
  ok: false,
  kind: "unavailable",
  message: FAILURE_MESSAGES.unavailable ?? "",
}

const BROKEN: FailedOutcome = {
  ok: false,
  kind: "other",
  message: "Something went wrong on our side. Please try again.",
}

/** How an action is run. */
export interface RunOptions {
  /** Whether the action may run twice. False where it adds something: the action is then sent only once. */
  readonly isRepeatable?: boolean
  /** Most bytes of the input; those of a server action where nothing else is said. */
  readonly bytesMost?: number
  /** Shorter in tests. */
  readonly retryWaitMs?: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Calls a server action: again where our own server could not be reached, and again after a new sign-in where the session
 * had expired. Input that is too large is not sent. Does not throw.
 *
 * @param signInAgain asks to sign in; resolves to false when nobody did
 */
export async function runAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  input: Input,
  signInAgain: () => Promise<boolean>,
  { isRepeatable = true, bytesMost = ACTION_BYTES_MOST, retryWaitMs = RETRY_WAIT_MS }: RunOptions = {},
): Promise<Outcome<Value>> {
  const oversize = oversizeMessage(new Blob([JSON.stringify(input)]).size, bytesMost)
  if (oversize !== null) return { ok: false, kind: "invalid", message: oversize }
  for (let retry = 0; ;) {
    try {
      const outcome = await action(input)
      if (outcome.ok || outcome.kind !== "expired" || !(await signInAgain())) return outcome
    } catch (error) {
      console.error("A staff action:", error)
      if (isUnrecognized(error)) return OUTDATED
      // `fetch` throws a TypeError where no response came.
      if (!(error instanceof TypeError)) return BROKEN
      if (!isRepeatable || retry === RETRIES) return UNREACHABLE
      retry += 1
      await pause(retryWaitMs * retry)
    }
  }
}
