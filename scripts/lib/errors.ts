/** A situation we expect and can explain: what is shown of it is its message and details, without a stack. */
export class SetupError extends Error {
  override name = "SetupError"
  readonly details: string[]

  /**
   * @param message what happened, in one sentence
   * @param details what to do about it, and whatever else helps; a line each
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

/** The message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** All a person should see of an error: our own explanation, or the stack of one we did not expect. */
export function explainError(error: unknown): string {
  if (error instanceof SetupError) return [error.message, ...error.details].join("\n")
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
