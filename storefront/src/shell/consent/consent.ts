import { DRAFT_PREFIX, SEARCHES_KEY, VIEWED_KEY } from "./optional-keys"

/** Keys of the browser's storage for the choice and for the dismissed banner (specification, section 9). */
export const CONSENT_KEY = "cookie-consent-preferences"
export const DISMISSED_KEY = "cookie-banner-dismissed"

/** Address of the analytics tag, without its id. */
export const TAG_SOURCE = "https://www.googletagmanager.com/gtag/js"

/**
 * Dispatched to the window when the choice has changed, here or in another tab; its `detail` is the new choice, or null
 * where there is none any more.
 */
export const CONSENT_EVENT = "cookie-consent-change"

/** Optional categories of storage, which a visitor may allow. */
export const OPTIONAL_CATEGORIES = ["analytics", "marketing", "preferences"] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/**
 * Names of the cookies, and of the entries of the browser's storage, that need a visitor's permission. Those of Google's
 * tag: https://developers.google.com/tag-platform/devguides/cookies
 */
export const OPTIONAL_NAMES: Readonly<Record<OptionalCategory, RegExp>> = {
  analytics: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|gac)_/,
  preferences: new RegExp(`^(?:${VIEWED_KEY}$|${SEARCHES_KEY}$|${DRAFT_PREFIX})`),
}

/** A visitor's choice, as stored (specification, section 3). */
export type Consent = Readonly<Record<OptionalCategory, boolean>> & {
  /** Cannot be turned off (specification, section 5). */
  readonly necessary: true
  /** When it was made, in ISO 8601. */
  readonly timestamp: string
}

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
 * Reads a stored choice, for the shop and for the analytics tag. Its source is sent as text with /tracking.js, so it uses
 * nothing else of this module.
 *
 * @param text as stored in the browser
 * @param now epoch ms
 * @returns null where there is none, and where it is damaged, older than a year or from the future: then nothing optional
 * is allowed, and the visitor is asked again
 */
export function parseConsent(text: string | null, now = Date.now()): Consent | null {
  let stored: Partial<Record<keyof Consent, unknown>>
  try {
    stored = (JSON.parse(text ?? "null") ?? {}) as typeof stored
  } catch {
    return null
  }
  const { analytics, marketing, preferences, timestamp } = stored
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof preferences !== "boolean") {
    return null
  }
  if (typeof timestamp !== "string") return null
  const age = now - Date.parse(timestamp)
  // The regulator's usual advice is to ask again after six to twelve months. The age of no date, NaN, is neither.
  if (!(age >= 0 && age <= 365 * 24 * 60 * 60_000)) return null
  return { necessary: true, analytics, marketing, preferences, timestamp }
}
