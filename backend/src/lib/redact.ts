/** Patterns of secrets that must not be logged, each with its replacement. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi, "[e-mail]"],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, "[token]"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 [secret]"],
  [/\b(sk|pk)_[\w-]{8,}/g, "$1_[secret]"],
  [/\b([a-z]+:\/\/[^\s:@/]+):[^\s@/]+@/gi, "$1:[secret]@"],
  [
    /(["']?\b(?:password|secret|token|authorization|cookie|api_?key|connect\.sid)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    "$1[secret]",
  ],
]

/**
 * Replaces e-mail addresses, tokens, passwords and keys in a text before it is logged.
 *
 * @param text a line of the log
 */
export function redact(text: string): string {
  return SECRETS.reduce((line, [pattern, instead]) => line.replace(pattern, instead), text)
}
