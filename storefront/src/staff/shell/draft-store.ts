const PREFIX = "staff-draft:"

/** What somebody typed and has not saved. */
export interface StaffDraft<Value> {
  readonly value: Value
  /** When it was last typed in, epoch ms. */
  readonly savedAt: number
}

/** Whether a stored value has the parts of one from now: a newer shop may have other fields. */
function isAlike(stored: unknown, value: unknown): boolean {
  if (value === null || stored === null || typeof value !== "object" || typeof stored !== "object") {
    return typeof stored === typeof value || stored === null || value === null
  }
  if (Array.isArray(value) || Array.isArray(stored)) return Array.isArray(value) && Array.isArray(stored)
  const keys = Object.keys(value)
  return (
    keys.length === Object.keys(stored).length &&
    keys.every((key) =>
      isAlike((stored as Record<string, unknown>)[key], (value as Record<string, unknown>)[key]),
    )
  )
}

/** The kept draft, or null; also where the browser lets nothing be kept. @param like a value of the same shape */
export function readDraft<Value>(key: string, like: Value): StaffDraft<Value> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Partial<
      StaffDraft<Value>
    > | null
    if (typeof stored?.savedAt !== "number" || !isAlike(stored.value, like)) return null
    // Just compared with a value of that shape.
    return { value: stored.value as Value, savedAt: stored.savedAt }
  } catch {
    // Storage is switched off, or holds what is no draft: then there is none.
    return null
  }
}

/** Keeps what is typed. */
export function saveDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ value, savedAt: Date.now() }))
  } catch {
    // Storage is switched off or full: the form itself still holds everything.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Forgets every draft: who signs out leaves nothing on a shared computer. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
