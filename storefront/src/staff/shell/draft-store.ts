const PREFIX = "staff-draft:"

/** Unsaved values of a form. */
export interface StaffDraft<Value> {
  readonly value: Value
  /** When it was last typed in, epoch ms. */
  readonly savedAt: number
}

/** Whether a stored value has the same structure as a current one: a newer version of the shop may have other fields. */
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

/**
 * Reads a stored draft; null without one, or without access to the storage. @param like a value with the same structure
 */
export function readDraft<Value>(key: string, like: Value): StaffDraft<Value> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Partial<
      StaffDraft<Value>
    > | null
    if (typeof stored?.savedAt !== "number" || !isAlike(stored.value, like)) return null
    // `isAlike` has compared the value with one of that type.
    return { value: stored.value as Value, savedAt: stored.savedAt }
  } catch {
    // Storage is blocked, or has an unreadable value: then there is no draft.
    return null
  }
}

/** Stores the values of a form. */
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
    // Storage is switched off: nothing was stored.
  }
}

/** Deletes every draft: nothing stays on a shared computer after signing out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing was stored.
  }
}
