import "@scanwright/backend/contract/validation-messages"
import type { z } from "zod"

/**
 * The first problem of each value that a schema refuses.
 *
 * @returns messages by path: "images.0.alt_text"
 */
export function problemsOf(error: Pick<z.ZodError, "issues">): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[path.join(".")] ??= message
  return problems
}
