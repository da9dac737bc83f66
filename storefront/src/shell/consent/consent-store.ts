import { useSyncExternalStore } from "react"
import {
  CONSENT_EVENT,
  CONSENT_KEY,
  type Consent,
  DISMISSED_KEY,
  type OptionalCategory,
  parseConsent,
} from "./consent"
import { deleteRefused } from "./delete-refused"

/** A choice that is being made, or that could not be stored and holds until the page is left. */
let inMemory: string | null = null

function storedText(): string | null {
  if (inMemory !== null) return inMemory
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

let last: { readonly text: string | null; readonly consent: Consent | null } = { text: null, consent: null }

/** The present choice; null where there is none that holds. The same object until the choice changes or ends. */
function currentConsent(): Consent | null {
  const text = storedText()
  const consent = parseConsent(text)
  if (text !== last.text || consent === null || last.consent === null) last = { text, consent }
  return last.consent
}

/** Whether the visitor allows a kind of storage; nothing is allowed before a choice. */
export const mayStore = (category: OptionalCategory): boolean => currentConsent()?.[category] ?? false

/** The choice that was last applied; undefined before the first time. */
let applied: Consent | null | undefined

/**
 * Applies the present choice: dispatches {@link CONSENT_EVENT} where it has changed, and deletes what it does not allow.
 * A stored choice that does not hold is deleted, too.
 */
function apply(): void {
  const before = applied
  const consent = currentConsent()
  applied = consent
  // Before a visitor's first choice a cookie of Google's is that of another site on a parent domain.
  if (storedText() === null && !before) return
  if (before !== undefined && consent !== before) {
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }))
  }
  // Not before the event, or the tag could set its cookies again.
  deleteRefused(consent)
  if (consent === null) removeStored()
}

function removeStored(): void {
  try {
    localStorage.removeItem(CONSENT_KEY)
  } catch {
    // Storage is blocked: there was no choice before.
  }
}

/** Stores the choice in memory. One that cannot be stored holds for this page, and the choice before it for none. */
function store(): void {
  if (inMemory === null) return
  try {
    localStorage.setItem(CONSENT_KEY, inMemory)
    inMemory = null
  } catch (error) {
    console.warn("The choice of cookies holds for this page only:", error)
    removeStored()
  }
}

/** Stores and applies a choice. */
export function choose(consent: Consent): void {
  inMemory = JSON.stringify(consent)
  store()
  apply()
  // What was refused and deleted may have made room.
  store()
}

/**
 * Applies the stored choice, and follows choices made in other tabs.
 *
 * @returns ends it
 */
export function followConsent(): () => void {
  const applyStored = () => {
    inMemory = null
    apply()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // Null where the whole storage was cleared.
    if (key === CONSENT_KEY || key === null) applyStored()
  }
  // Back shows a page as it was left, and no event of storage has reached it meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) applyStored()
  }
  apply()
  window.addEventListener("storage", onStorage)
  window.addEventListener("pageshow", onShow)
  return () => {
    window.removeEventListener("storage", onStorage)
    window.removeEventListener("pageshow", onShow)
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(CONSENT_EVENT, listener)
  return () => window.removeEventListener(CONSENT_EVENT, listener)
}

/** The present choice; that of another tab where {@link followConsent} follows it. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, currentConsent, () => null)

/** Whether the banner was dismissed in this session. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}

/** Dismisses the banner until the session ends. */
export function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, "true")
  } catch (error) {
    console.warn("The banner comes back with the next page:", error)
  }
}
