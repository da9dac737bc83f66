/** Pasted text as entries of a list. */
export interface Pasted {
  entries: string[]
  /** The separator of the entries. */
  by: "lines" | "commas" | "nothing"
}

/** A bullet, dash or number before an entry in the text it was copied from. */
const BULLET = /^(?:[•·▪◦*–—-]|\d{1,2}[.)])\s+/u

/** A comma between two entries: not one within a number or within brackets. */
const COMMA = /\s*[,;](?=\s|$)(?![^(]*\))\s*/u

const filled = (entries: readonly string[]) =>
  entries.map((entry) => entry.trim().replace(BULLET, "").trim()).filter((entry) => entry !== "")

/**
 * Splits pasted text into entries: at its lines, or where it has one line, at its commas and semicolons.
 *
 * @param text from the clipboard
 */
export function splitPasted(text: string): Pasted {
  const lines = filled(text.split(/\r?\n/))
  if (lines.length > 1) return { entries: lines, by: "lines" }
  const parts = filled((lines[0] ?? "").split(COMMA))
  if (parts.length > 1) return { entries: parts, by: "commas" }
  return { entries: lines, by: "nothing" }
}
