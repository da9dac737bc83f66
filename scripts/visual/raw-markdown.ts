/** What a reader would take for Markdown: rows of a table, bold text, headings, fences, links. */
const RAW = [
  /^.*\|\s*:?-{3,}.*$/m,
  /^\s*\|.*\|\s*$/m,
  /^.*\*\*\S.*$/m,
  /^#{1,6} \S.*$/m,
  /^.*```.*$/m,
  /^.*\[[^\]\n]+\]\([^)\s]+\).*$/m,
]

/** Finds Markdown in a text that was meant to be HTML. @returns its first line, or nothing */
export function rawMarkdownIn(text: string): string | undefined {
  return RAW.map((pattern) => pattern.exec(text)?.[0].trim()).find((line) => line !== undefined)
}
