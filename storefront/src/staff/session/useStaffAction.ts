"use client"

import { toaster } from "@scanwright/design-system"
import { useState } from "react"
import { holderLink } from "./holder-link"
import type { FailedOutcome, Outcome, OutcomeKind } from "./outcome"
import { runAction, type RunOptions } from "./run-action"
import { signInAgainQuestion } from "./sign-in-again"

interface Options extends Pick<RunOptions, "isRepeatable"> {
  /** Kinds of failure that the caller shows itself; all others are shown in a toast. */
  readonly handles?: readonly OutcomeKind[] | "all"
}

const TITLES: Readonly<Record<OutcomeKind, string>> = {
  expired: "Not signed in",
  conflict: "Changed meanwhile",
  invalid: "Not saved",
  permission: "Permission denied",
  not_found: "Not found",
  unavailable: "No connection",
  other: "Not saved",
}

/** Shows a failure in a toast, in place of an earlier toast. */
export function showFailure({ kind, message, holderId }: FailedOutcome): void {
  toaster.show({
    variant: "destructive",
    title: TITLES[kind],
    description: message,
    ...(holderId !== undefined && { action: holderLink(holderId) }),
  })
}

/**
 * Runs a staff action from a component: an expired session is renewed in a dialog over the page, so that nothing typed is
 * lost, and failures are shown. `run` does not throw.
 */
export function useStaffAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  { handles = [], isRepeatable }: Options = {},
) {
  const [running, setRunning] = useState(0)

  const run = async (input: Input): Promise<Outcome<Value>> => {
    setRunning((count) => count + 1)
    const outcome = await runAction(action, input, () => signInAgainQuestion.ask(null), { isRepeatable })
    setRunning((count) => count - 1)
    if (!outcome.ok && handles !== "all" && !handles.includes(outcome.kind)) showFailure(outcome)
    return outcome
  }

  return { run, isPending: running > 0 }
}
