/** A situation we expect and can explain: its message is all that is shown, without a stack. */
export class SetupError extends Error {
  override name = "SetupError"

  /** @param lines what happened, then what to do about it; one sentence or two each */
  constructor(...lines: string[]) {
    super(lines.join("\n"))
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
