/** A name and an e-mail address, as in a From or To header. */
export interface Mailbox {
  name?: string
  address: string
}

/** One address and nothing else: no comma, quote, bracket, space or control character can add a second one. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}\p{Zl}\p{Zp}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}\p{Zl}\p{Zp}]{1,253}$/u

/** Whether a text is one plain e-mail address, safe for an envelope and a header. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/**
 * Reads `Name <name@company.example>` or a plain address.
 *
 * @returns null for any other text
 */
export function readMailbox(text: string): Mailbox | null {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(text.trim())
  const address = (named?.[2] ?? text).trim()
  const name = named?.[1]?.trim().replace(/^"(.*)"$/, "$1")
  if (!isAddress(address)) return null
  return name ? { name, address } : { address }
}

/**
 * Reads addresses separated by commas.
 *
 * @returns null when one of them is invalid, or there is none
 */
export function readAddresses(text: string): string[] | null {
  const addresses = text.split(",").map((address) => address.trim())
  return addresses.every(isAddress) ? [...new Set(addresses)] : null
}
