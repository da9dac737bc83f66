/**
 * Characters of a title, and of a description, that search engines show on a wide screen before they cut: rules of thumb,
 * since none is published.
 */
export const TITLE_SHOWN = 60
export const DESCRIPTION_SHOWN = 155

/**
 * A text as a search engine shows it: cut between two words and ended by an ellipsis where too long.
 *
 * @param text the text of the page
 * @param most greatest number of characters shown
 */
export function shownPart(text: string, most: number): string {
  const singleLine = text.trim().replace(/\s+/g, " ")
  const letters = [...singleLine]
  if (letters.length <= most) return singleLine
  const part = letters.slice(0, most).join("")
  const end = part.lastIndexOf(" ")
  return `${(end > most / 2 ? part.slice(0, end) : part).replace(/[\s,;:.–|-]+$/u, "")} …`
}

/** The parts of an address as a search engine shows them: the host, then each segment. */
export function addressSteps(address: string): string[] {
  if (!URL.canParse(address)) return [address]
  const { host, pathname } = new URL(address)
  const steps = pathname.split("/").filter(Boolean)
  return [
    host,
    ...steps.map((step) => {
      try {
        return decodeURIComponent(step)
      } catch {
        // A malformed percent-encoding, while an address is being typed.
        return step
      }
    }),
  ]
}
