/**
 * Why something failed, for a log. Looks at the shape and not at the class: workflows and other realms of JavaScript hand
 * on errors that are no instance of our `Error`.
 *
 * @param error whatever was thrown
 */
export function errorMessage(error: unknown): string {
  const isError = typeof error === "object" && error !== null && "message" in error
  return isError ? String(error.message) : String(error)
}
