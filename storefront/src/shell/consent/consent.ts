import { DRAFT_PREFIX, SEARCHES_KEY, VIEWED_KEY } from "./optional-keys"

/** Keys of the browser's storage for the choice and for the dismissed banner (specification, section 9). */
export const CONSENT_KEY = "cookie-consent-preferences"
export const DISMISSED_KEY = "cookie-banner-dismissed"

/** Address of the analytics tag, without its id. */
export const TAG_SOURCE = "https://www.googletagmanager.com/gtag/js"

/** Dispatched to the window when the choice has changed; its `detail` is the new choice. */
export const CONSENT_EVENT = "cookie-consent-change"

/** Optional categories of storage, which a visitor may allow. */
export const OPTIONAL_CATEGORIES = ["analytics", "marketing", "preferences"] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What the keys begin with that are stored only with a visitor's permission, and removed when it is withdrawn. */
export const OPTIONAL_KEYS: Readonly<Record<OptionalCategory, readonly string[]>> = {
  analytics: [],
  marketing: [],
  preferences: [VIEWED_KEY, SEARCHES_KEY, DRAFT_PREFIX],
}

/** A visitor's choice, as stored (specification, section 3). */
export type Consent = Readonly<Record<OptionalCategory, boolean>> & {
  /** Cannot be turned off (specification, section 5). */
  readonly necessary: true
  /** When it was made, in ISO 8601. */
  readonly timestamp: string
}

/**
 * How long a choice is valid, in ms: then the visitor is asked again. The regulator's usual advice is six to twelve
 * months.
 */
const HOLDS_MS = 365 * 24 * 60 * 60_000

/** A choice with the present time. */
export const consentTo = (
  allowed: Readonly<Record<OptionalCategory, boolean>>,
  now = new Date(),
): Consent => ({
  necessary: true,
  analytics: allowed.analytics,
  marketing: allowed.marketing,
  preferences: allowed.preferences,
  timestamp: now.toISOString(),
})

/** All optional kinds allowed, or none. */
export const allOrNone = (isAllowed: boolean) => ({
  analytics: isAllowed,
  marketing: isAllowed,
  preferences: isAllowed,
})

/**
 * Reads a stored choice.
 *
 * @param text as stored in the browser
 * @returns null where there is none, it is damaged, or it is older than a year: then the visitor is asked again
 */
export function parseConsent(text: string | null, now = Date.now()): Consent | null {
  let value: unknown
  try {
    value = JSON.parse(text ?? "null")
  } catch {
    return null
  }
  if (typeof value !== "object" || value === null) return null
  const stored = value as Partial<Record<string, unknown>>
  const made = typeof stored.timestamp === "string" ? Date.parse(stored.timestamp) : NaN
  const isWhole = OPTIONAL_CATEGORIES.every((category) => typeof stored[category] === "boolean")
  if (!isWhole || Number.isNaN(made) || now - made > HOLDS_MS) return null
  return consentTo(stored as Record<OptionalCategory, boolean>, new Date(made))
}
