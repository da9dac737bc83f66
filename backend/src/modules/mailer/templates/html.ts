import { plainText } from "./plain-text"

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}

/** Escapes text and keeps its line breaks. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>")
}
