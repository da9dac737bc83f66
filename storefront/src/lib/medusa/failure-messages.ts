export type FailureKind =
  | "blocked"
  | "permission"
  | "unavailable"
  | "not_found"
  | "other"
  /** For staff only: the session has ended; somebody else changed the record meanwhile; a submitted value is refused. */
  | "expired"
  | "conflict"
  | "invalid"

/** The message for the user, by kind of failure (specification, section 8). Other kinds show the action and the reason. */
export const FAILURE_MESSAGES: Partial<Record<FailureKind, string>> = {
  blocked:
    "Request blocked by browser extension or security software. Please disable ad blockers and try again.",
  permission: "Permission denied. Please check your authentication status.",
  unavailable: "Network error. Please check your internet connection and try again.",
}
