import { plainText } from "./plain-text"

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}

/** Escaped text whose line breaks are kept. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>")
}
