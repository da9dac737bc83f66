/** Which addresses rich text may hold, by the application's own rule. Refused addresses are never written as HTML. */
export interface SafeAddresses {
  /** Whether a link may lead to an address. */
  isSafeLink: (address: string) => boolean
  /** Whether a picture may come from an address. */
  isSafePicture: (address: string) => boolean
}

const E_MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i
const HAS_SPACE = /\s/

/** A complete address, or the reason why there is none. */
export type CheckedLink = { href: string } | { problem: string }

/** Completes an address: `www.zebra.com` gets https, an e-mail address mailto. */
function completed(address: string): string {
  if (E_MAIL.test(address)) return `mailto:${address}`
  if (HOST.test(address)) return `https://${address}`
  return address
}

/**
 * Reads an address as people type it.
 *
 * @param isSafeLink the application's rule
 * @returns the address in full, or a sentence on what is wrong with it
 */
export function checkLink(typed: string, isSafeLink: SafeAddresses["isSafeLink"]): CheckedLink {
  const address = typed.trim()
  if (address === "")
    return { problem: "Enter an address, such as /services/repair or https://www.gs1uk.org" }
  if (HAS_SPACE.test(address)) return { problem: "An address has no spaces" }
  const href = completed(address)
  if (!isSafeLink(href)) {
    return { problem: "Start the address with https://, mailto:, tel:, / for a page of this site, or #" }
  }
  if (/^https?:/i.test(address) && !URL.canParse(address)) {
    return { problem: "This is no complete web address: compare https://www.gs1uk.org/standards" }
  }
  return { href }
}
