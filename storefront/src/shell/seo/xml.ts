const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Characters that XML 1.0 forbids (section 2.2): control characters and halves of surrogate pairs, among others. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as content of an XML element or attribute, without characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
