/** What was entered in a field of a form that was not sent. */
export interface DraftEntry {
  /** Name of the field. */
  readonly name: string
  readonly text: string
  /** The text with which the field began: a message about one device is no message about another. */
  readonly beginning: string
}

/** All that was entered in a form that was not sent. */
export type Draft = readonly DraftEntry[]

/** Version of the stored format; drafts of other versions are ignored. */
const VERSION = 2

/** How long a draft is stored, in ms: 30 days. */
const LASTS_MS = 30 * 24 * 60 * 60 * 1000

const isEntry = (value: unknown): value is DraftEntry =>
  typeof value === "object" &&
  value !== null &&
  ["name", "text", "beginning"].every((part) => typeof (value as Record<string, unknown>)[part] === "string")

interface StoredDraft {
  readonly version: unknown
  readonly saved_at: unknown
  readonly entries: unknown
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  "saved_at" in value &&
  "entries" in value

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON is no draft.
    return null
  }
}

/** Whether a time is within the last 30 days; a future time comes from a clock that was wrong. */
const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && savedAt <= now && now - savedAt < LASTS_MS

/**
 * Reads a stored draft.
 *
 * @param text the stored text; null where nothing is stored
 * @param now epoch ms
 * @returns null when there is none, when it has expired, and when it is of another version
 */
export function parseDraft(text: string | null, now: number): Draft | null {
  const stored = parse(text ?? "null")
  if (!isStoredDraft(stored) || stored.version !== VERSION || !isFresh(stored.saved_at, now)) return null
  const { entries } = stored
  return Array.isArray(entries) && entries.length > 0 && entries.every(isEntry) ? entries : null
}

/**
 * A draft as stored text.
 *
 * @param now epoch ms
 */
export const formatDraft = (entries: Draft, now: number): string =>
  JSON.stringify({ version: VERSION, saved_at: now, entries })
