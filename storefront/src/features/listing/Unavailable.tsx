import type { ErrorKind } from "@scanwright/design-system"
import type { Failure } from "@/lib/medusa/failure"
import type { FailureKind } from "@/lib/medusa/failure-messages"
import { RetryingScreen } from "./RetryingScreen"

/** The screen of each failure (specification, section 8). */
const SCREENS: Record<FailureKind, ErrorKind> = {
  blocked: "blocked",
  permission: "permission",
  unavailable: "network",
  not_found: "general",
  other: "general",
}

/** In place of a page that is made for each visit, while Medusa gives no answer. It tries again by itself. */
export function Unavailable({ failure }: { failure: Failure }) {
  return <RetryingScreen kind={SCREENS[failure.kind]} />
}
