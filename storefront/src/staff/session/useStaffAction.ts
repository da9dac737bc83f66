"use client"

import { toaster } from "@scanwright/design-system"
import { useState } from "react"
import type { z } from "zod"
import { holderLink } from "./holder-link"
import { type FailedOutcome, invalidOutcome, type Outcome, type OutcomeKind } from "./outcome"
import { runAction, type RunOptions } from "./run-action"
import { signInAgainQuestion } from "./sign-in-again"

interface Options<Input> extends Pick<RunOptions, "isRepeatable" | "bytesMost"> {
  /** The action's schema: input that it refuses is not sent, and fails as the action would. */
  readonly schema?: z.ZodType<unknown, Input>
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

/** Shows a failure in a toast, in place of an earlier toast: of several bad fields, what to enter in the first. */
export function showFailure({ kind, message, fields = {}, holderId }: FailedOutcome): void {
  toaster.show({
    variant: "destructive",
    title: TITLES[kind],
    description: Object.values(fields)[0] ?? message,
    ...(holderId !== undefined && { action: holderLink(holderId) }),
  })
}

/**
 * Runs a staff action from a component: an expired session is renewed in a dialog over the page, so that nothing typed is
 * lost, and failures are shown. `run` does not throw.
 */
export function useStaffAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  { handles = [], schema, ...options }: Options<Input> = {},
) {
  const [running, setRunning] = useState(0)

  const run = async (input: Input): Promise<Outcome<Value>> => {
    setRunning((count) => count + 1)
    const error = schema?.safeParse(input).error
    const outcome = error
      ? invalidOutcome(error)
      : await runAction(action, input, () => signInAgainQuestion.ask(null), options)
    setRunning((count) => count - 1)
    if (!outcome.ok && handles !== "all" && !handles.includes(outcome.kind)) showFailure(outcome)
    return outcome
  }

  return { run, isPending: running > 0 }
}
