/**
 * Message of an error, for a log. The property is checked and not the class: workflows and other JavaScript realms
 * throw errors that are no instance of our `Error`.
 *
 * @param error whatever was thrown
 */
export function errorMessage(error: unknown): string {
  const isError = typeof error === "object" && error !== null && "message" in error
  return isError ? String(error.message) : String(error)
}
