import * as accountRoutes from "@/config/account-routes"
import { CONSENT_EVENT, CONSENT_KEY, type Consent, parseConsent, TAG_SOURCE } from "./consent"

/** Signals of Google's Consent Mode v2, each with the category of consent that decides it. */
export const SIGNALS = {
  analytics_storage: "analytics",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
} as const

interface TrackingWindow extends Window {
  dataLayer?: unknown[]
}

interface Settings {
  tagId: string
  tagSource: string
  consentKey: string
  consentEvent: string
  signals: typeof SIGNALS
  /** What the addresses of a company's account begin with. */
  accountPath: string
  /** {@link parseConsent}, as the function that is sent along. */
  parse: typeof parseConsent
}

/**
 * Runs in the visitor's browser as /tracking.js: denies all signals first (Consent Mode v2), passes the visitor's choice
 * on, now and at every change, loads the tag once something is allowed and not before, and lets it send nothing once all
 * is refused again, or in a company's account. The function's source is sent as text, so it cannot use anything else of this module.
 */
export function track(settings: Settings): void {
  const { tagId, tagSource, consentKey, consentEvent, signals, accountPath, parse } = settings
  const page: TrackingWindow = window
  const layer = (page.dataLayer ??= [])
  // Google's tag reads `arguments` objects, not arrays.
  const gtag: (...command: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  const toSignals = (consent: Consent | null) =>
    Object.fromEntries(
      Object.entries(signals).map(([signal, category]) => [
        signal,
        consent?.[category] ? "granted" : "denied",
      ]),
    )
  const stored = (): Consent | null => {
    try {
      return parse(localStorage.getItem(consentKey))
    } catch {
      // Storage is blocked: there is no choice.
      return null
    }
  }
  let isAllowed = false
  const isOfAccount = () => page.location.pathname.startsWith(accountPath)
  // Read by the tag before it sends anything or sets a cookie:
  // https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
  Object.defineProperty(page, `ga-disable-${tagId}`, {
    get: () => !isAllowed || isOfAccount(),
  })
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    gtag("js", new Date())
    // Fragments hold what visitors have typed into the barcode generator.
    const [address, fragment] = page.location.href.split("#")
    gtag("config", tagId, fragment ? { page_location: address } : {})
    const script = document.createElement("script")
    script.async = true
    script.src = `${tagSource}?id=${tagId}`
    document.head.append(script)
  }
  const follow = (consent: Consent | null) => {
    const states = toSignals(consent)
    isAllowed = Object.values(states).includes("granted")
    gtag("consent", "update", states)
    if (isAllowed && !isOfAccount()) load()
  }

  gtag("consent", "default", toSignals(null))
  const known = stored()
  if (known) follow(known)
  window.addEventListener(consentEvent, (event) => follow((event as CustomEvent<Consent | null>).detail))
}

/**
 * The text of /tracking.js.
 *
 * @param tagId id of the analytics tag; without one the script does nothing
 */
export function trackingScript(tagId: string | undefined): string {
  if (tagId === undefined) return "// No analytics tag is configured: nothing is counted.\n"
  const settings: Omit<Settings, "parse"> = {
    tagId,
    tagSource: TAG_SOURCE,
    consentKey: CONSENT_KEY,
    consentEvent: CONSENT_EVENT,
    signals: SIGNALS,
    accountPath: accountRoutes.overview,
  }
  return `(${track.toString()})({ ...${JSON.stringify(settings)}, parse: ${parseConsent.toString()} })\n`
}
