import { type ActivityChange } from "../../contract"

/** Characters stored of a field's value, and characters of it shown before the first difference. */
const MOST = 160
const LEAD = 40

/** Most fields stored of one write. */
const MOST_FIELDS = 40

/** A record's fields as people read them, null for none. */
export type FieldTexts = Readonly<Record<string, string | null>>

/**
 * Writes a stored value as people read it.
 *
 * @returns null for nothing: null, an empty text or an empty list
 */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null
  if (typeof value === "string") return value
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const texts = value.map(textOf).filter((text) => text !== null)
    return texts.length > 0 ? texts.join(", ") : null
  }
  const entries = Object.entries(value).filter(([, part]) => textOf(part) !== null)
  return entries.length > 0 ? entries.map(([key, part]) => `${key}: ${textOf(part)}`).join(", ") : null
}

function firstDifference(before: string, after: string): number {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  return at
}

function shortened(text: string | null, from: number): string | null {
  if (text === null || text.length <= MOST) return text
  const end = from + MOST
  return `${from > 0 ? "…" : ""}${text.slice(from, end)}${end < text.length ? "…" : ""}`
}

/**
 * Finds what a write changed.
 *
 * @param before the fields before it
 * @param after the fields after it
 * @returns the fields that differ, long values shortened around the first difference
 */
export function changesBetween(before: FieldTexts, after: FieldTexts): ActivityChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .slice(0, MOST_FIELDS)
    .map((field) => {
      const [was, is] = [before[field] ?? null, after[field] ?? null]
      const from = Math.max(0, firstDifference(was ?? "", is ?? "") - LEAD)
      return { field, before: shortened(was, from), after: shortened(is, from) }
    })
}
