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

/** The choice that could not be stored, until the page is left. */
let inMemory: string | null = null

function storedText(): string | null {
  if (inMemory !== null) return inMemory
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

let lastText: string | null | undefined
let lastConsent: Consent | null = null

/** The present choice; null where there is none that holds. The same object until the choice changes or ends. */
export function currentConsent(): Consent | null {
  const text = storedText()
  const consent = parseConsent(text)
  if (text !== lastText || consent === null || lastConsent === null) {
    lastText = text
    lastConsent = consent
  }
  return lastConsent
}

/** Whether the visitor allows a kind of storage; nothing is allowed before a choice. */
export const mayStore = (category: OptionalCategory): boolean => currentConsent()?.[category] ?? false

/** Dispatches {@link CONSENT_EVENT}, and then deletes what the present choice does not allow. */
function apply(): void {
  const consent = currentConsent()
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }))
  // Not before, or the tag could set its cookies again.
  deleteRefused(consent)
}

/** Stores a choice. One that cannot be stored holds for this page, and the choice before it for none. */
function store(text: string): void {
  inMemory = text
  try {
    localStorage.setItem(CONSENT_KEY, text)
    inMemory = null
  } catch (error) {
    console.warn("The choice of cookies holds for this page only:", error)
    removeStored()
  }
}

function removeStored(): void {
  try {
    localStorage.removeItem(CONSENT_KEY)
  } catch {
    // Storage is blocked: there was no choice before.
  }
}

/** Makes a choice: stores it, dispatches {@link CONSENT_EVENT}, and deletes what the choice does not allow. */
export function choose(consent: Consent): void {
  store(JSON.stringify(consent))
  apply()
}

/**
 * Deletes what the stored choice does not allow, or has allowed until it expired, and follows choices made in other tabs.
 *
 * @returns ends it
 */
export function followConsent(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null where the whole storage was cleared.
    if (key !== CONSENT_KEY && key !== null) return
    inMemory = null
    apply()
  }
  // Back shows a page as it was left, and no event of storage has reached it meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) apply()
  }
  // Before a visitor's first choice a cookie of Google's is that of another site on a parent domain.
  if (storedText() !== null) deleteRefused(currentConsent())
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
