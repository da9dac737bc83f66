import { gzipSync } from "node:zlib"

const tags = {
  // Browsers with support for modules never load a script marked nomodule.
  script: /<script(?![^>]*\bnomodule\b)[^>]*\bsrc="(?<url>[^"]+)"/gi,
  preload: /<link(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*\.js)[^>]*\bhref="(?<url>[^"]+)"/gi,
}

/** The scripts that a page loads at once, each once. @param html the page as the server sends it */
export function initialScripts(html: string): string[] {
  const found = Object.values(tags).flatMap((tag) =>
    [...html.matchAll(tag)].map(({ groups }) => groups?.url ?? ""),
  )
  return [...new Set(found.filter(Boolean).map((url) => url.replaceAll("&amp;", "&")))]
}

/** Bytes that a browser loads before a page can respond to input. */
export interface PageWeight {
  /** the document, not compressed */
  html: number
  /** its first-load JavaScript, every script gzipped by itself */
  scripts: number
}

/** Weighs a page. @param page its address */
export async function weigh(page: string): Promise<PageWeight> {
  const html = await (await fetch(page)).text()
  const sizes = await Promise.all(
    initialScripts(html).map(async (url) => {
      const body = await (await fetch(new URL(url, page))).arrayBuffer()
      return gzipSync(Buffer.from(body)).length
    }),
  )
  return { html: Buffer.byteLength(html), scripts: sizes.reduce((total, size) => total + size, 0) }
}
