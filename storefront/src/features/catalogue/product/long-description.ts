import { toSafeRichText } from "@/lib/rich-text"

/** The page's own heading is the only one above the highest of a description. */
const HIGHEST = 2

/** Moves all headings up or down together, so that none of the page's levels is left out. */
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

/** Makes a product's long description safe to show, with its headings right below the page's own. */
export const toSafeDescription = (html: string): string => levelHeadings(toSafeRichText(html))
