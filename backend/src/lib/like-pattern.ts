/**
 * Pattern of SQL's LIKE for a part of a text.
 *
 * @param part text that must occur; its own `%`, `_` and `\` stand for themselves
 * @param at where: anywhere, or at the start
 */
export function likePattern(part: string, at: "anywhere" | "start" = "anywhere"): string {
  const literal = part.replace(/[\\%_]/g, "\\$&")
  return at === "start" ? `${literal}%` : `%${literal}%`
}
