import type { Page } from "@playwright/test"

declare global {
  interface Window {
    /** The texts that were taken out of the page, by the fonts in their places. */
    originals?: Map<Element, Text>
  }
}

/**
 * Translates the page as Chrome does, into its own language: each text is taken out, and fonts with the translation take its
 * place. Texts that are translated already stay; a translator goes on with what is new, and is therefore called again.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const originals = (window.originals ??= new Map())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, svg, textarea"))
        continue
      const font = document.createElement("font")
      const inner = document.createElement("font")
      inner.textContent = text.data
      font.append(inner)
      originals.set(font, text)
      text.replaceWith(font)
    }
  })

/** Shows the page untranslated again. */
export const showOriginal = (page: Page) =>
  page.evaluate(() => {
    for (const [font, text] of window.originals ?? []) font.replaceWith(text)
  })
