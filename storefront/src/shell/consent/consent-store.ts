import { useSyncExternalStore } from "react"
import {
  CONSENT_EVENT,
  CONSENT_KEY,
  type Consent,
  DISMISSED_KEY,
  OPTIONAL_CATEGORIES,
  OPTIONAL_KEYS,
  type OptionalCategory,
  parseConsent,
} from "./consent"

/** The choice in a browser without storage, until the page is left. */
let inMemory: string | null = null

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

let lastText: string | null | undefined
let lastConsent: Consent | null = null

/** The present choice; null where there is none. The same object until the choice changes. */
export function currentConsent(): Consent | null {
  const text = storedText()
  if (text !== lastText) {
    lastText = text
    lastConsent = parseConsent(text)
  }
  return lastConsent
}

/** Whether the visitor allows a kind of storage; nothing is allowed before a choice. */
export const mayStore = (category: OptionalCategory): boolean => currentConsent()?.[category] ?? false

/** Stores a choice, removes what the choice no longer allows, and dispatches {@link CONSENT_EVENT}. */
export function choose(consent: Consent): void {
  inMemory = JSON.stringify(consent)
  try {
    localStorage.setItem(CONSENT_KEY, inMemory)
    const refused = OPTIONAL_CATEGORIES.filter((category) => !consent[category])
    const beginnings = refused.flatMap((category) => OPTIONAL_KEYS[category])
    for (const key of Object.keys(localStorage)) {
      if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn("The choice of cookies holds for this page only:", error)
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }))
}

function subscribe(listener: () => void) {
  window.addEventListener(CONSENT_EVENT, listener)
  window.addEventListener("storage", listener)
  return () => {
    window.removeEventListener(CONSENT_EVENT, listener)
    window.removeEventListener("storage", listener)
  }
}

/** The present choice, also when another tab has made it. */
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
