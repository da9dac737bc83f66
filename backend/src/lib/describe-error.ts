import { redact } from "./redact"

/** Fields that a driver adds to the error of a failed statement, besides the statement and its values. */
interface DatabaseError {
  code: string
  table?: string
  constraint?: string
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** An error and everything it was caused by, at most five deep. */
export function chainOf(error: unknown): object[] {
  const chain: object[] = []
  let next = error
  while (typeof next === "object" && next !== null && chain.length < 5) {
    chain.push(next)
    const { cause, previous } = next as { cause?: unknown; previous?: unknown }
    next = cause ?? previous
  }
  return chain
}

/**
 * Finds the error of the database behind an error.
 *
 * @param error whatever was thrown
 * @returns its SQLSTATE with table, column and constraint; undefined for any other error
 */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  const found = chainOf(error).find(
    (link): link is DatabaseError =>
      "code" in link &&
      typeof link.code === "string" &&
      SQLSTATE.test(link.code) &&
      ("severity" in link || "routine" in link),
  )
  return found
}

/**
 * Describes an error for the log. A database error is described by its code and place only: its message repeats the
 * statement with its values, which may be personal data.
 *
 * @param error whatever was thrown
 */
export function describeError(error: unknown): { message: string; stack?: string } {
  const database = databaseErrorOf(error)
  if (database) {
    const place = [database.table, database.constraint].filter((name) => name !== undefined).join(", ")
    return { message: `The database refused with ${database.code}${place ? ` (${place})` : ""}` }
  }
  if (typeof error !== "object" || error === null) return { message: redact(String(error)) }
  // Workflows rethrow errors as plain objects.
  const { message, stack } = error as { message?: unknown; stack?: unknown }
  return {
    message: redact(typeof message === "string" ? message : JSON.stringify(error)),
    ...(typeof stack === "string" ? { stack: redact(stack) } : {}),
  }
}
