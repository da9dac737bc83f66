export type FailureKind =
  | "blocked"
  | "permission"
  | "unavailable"
  | "not_found"
  | "other"
  /** To staff only: the session has ended; somebody else changed the record meanwhile; an answer is not as it must be. */
  | "expired"
  | "conflict"
  | "invalid"

/** What the user is told of a failed call, by its kind (specification, section 8); of others the action and the reason. */
export const FAILURE_MESSAGES: Partial<Record<FailureKind, string>> = {
  blocked:
    "Request blocked by browser extension or security software. Please disable ad blockers and try again.",
  permission: "Permission denied. Please check your authentication status.",
  unavailable: "Network error. Please check your internet connection and try again.",
}
