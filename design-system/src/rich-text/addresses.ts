/** Allowed addresses of links: another site, e-mail, telephone, a page of this site or a place on the page. */
const SAFE_LINK = /^(?!.*<!--)(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[^\s]|\/(?!\s*[/\\])|#)/is
/** Allowed addresses of pictures. */
const SAFE_PICTURE = /^(?!.*<!--)(?:https?:\/\/[^\s]|\/(?!\s*[/\\]))/is

/** True for an address that stays in what the editor writes. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address.trim())

/** True for the address of a picture that stays in what the editor writes. */
export const isSafePicture = (address: string): boolean => SAFE_PICTURE.test(address.trim())

const E_MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i
const HAS_SPACE = /\s/

/** A link as it was meant, or why it is none. */
export type CheckedLink = { href: string } | { problem: string }

/**
 * Reads an address as people type it: `www.zebra.com` means https, an e-mail address means mailto.
 *
 * @returns the address in full, or a sentence on what is wrong with it
 */
export function checkLink(typed: string): CheckedLink {
  const address = typed.trim()
  if (address === "")
    return { problem: "Enter an address, such as /services/repair or https://www.gs1uk.org" }
  if (HAS_SPACE.test(address)) return { problem: "An address has no spaces" }
  if (E_MAIL.test(address)) return { href: `mailto:${address}` }
  if (HOST.test(address)) return { href: `https://${address}` }
  if (!isSafeLink(address)) {
    return { problem: "Start the address with https://, mailto:, tel:, / for a page of this site, or #" }
  }
  if (/^https?:/i.test(address) && !URL.canParse(address)) {
    return { problem: "This is no complete web address: compare https://www.gs1uk.org/standards" }
  }
  return { href: address }
}
