import { toSafeRichText } from "@/lib/rich-text"

/** Highest heading level of a description: only the page's own heading is above it. */
const HIGHEST = 2

/** Shifts all headings by the same number of levels, so that the page skips no level. */
function levelHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([2-4])>/g)].map(([, level]) => Number(level))
  const shift = HIGHEST - Math.min(...levels)
  return levels.length === 0 || shift === 0
    ? html
    : html.replace(
        /<(\/?)h([2-4])>/g,
        (_, slash: string, level: string) => `<${slash}h${Number(level) + shift}>`,
      )
}

/** Sanitises a product's long description, with its headings right below the page's own. */
export const toSafeDescription = (html: string): string => levelHeadings(toSafeRichText(html))
