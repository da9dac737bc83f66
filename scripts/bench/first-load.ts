import { gzipSync } from "node:zlib"

const tags = {
  // Browsers that know modules never load a script marked nomodule.
  script: /<script(?![^>]*\bnomodule\b)[^>]*\bsrc="(?<url>[^"]+)"/gi,
  preload: /<link(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*\.js)[^>]*\bhref="(?<url>[^"]+)"/gi,
}

/** The scripts that a page makes a browser load at once, each once. @param html the page as the server sends it */
export function initialScripts(html: string): string[] {
  const found = Object.values(tags).flatMap((tag) =>
    [...html.matchAll(tag)].map(({ groups }) => groups?.url ?? ""),
  )
  return [...new Set(found.filter(Boolean).map((url) => url.replaceAll("&amp;", "&")))]
}

/** The size of a page's first-load JavaScript in bytes, every script gzipped by itself. */
export async function firstLoadBytes(page: string): Promise<number> {
  const html = await (await fetch(page)).text()
  const sizes = await Promise.all(
    initialScripts(html).map(async (url) => {
      const body = await (await fetch(new URL(url, page))).arrayBuffer()
      return gzipSync(Buffer.from(body)).length
    }),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
