/** An expected problem, shown by its message and details, without a stack. */
export class SetupError extends Error {
  override name = "SetupError"
  readonly details: string[]

  /**
   * @param message what happened, in one sentence
   * @param details what to do about it; a line each
   */
  constructor(message: string, ...details: string[]) {
    super(message)
    this.details = details
  }
}

/** The `code` of a Node or PostgreSQL error ("EACCES", "28P01"), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined
  return typeof error.code === "string" ? error.code : undefined
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The text of an error for the user: our own explanation, or the stack of an unexpected one. */
export function explainError(error: unknown): string {
  if (error instanceof SetupError) return [error.message, ...error.details].join("\n")
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
