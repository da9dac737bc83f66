import type { APIRequestContext } from "@playwright/test"

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
}

/** Text or an attribute's value of HTML, as browsers read it. */
export const withoutEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/** Text of a page without JavaScript: the text between the tags, scripts left out. */
export const textOf = (html: string): string =>
  withoutEntities(
    html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, " ")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<[^>]*>/g, " "),
  ).replace(/\s+/g, " ")

/** Text of a page's raw HTML. */
export async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  return textOf(await response.text())
}

/** The texts that a page's raw HTML does not show. */
export async function missingIn(
  request: APIRequestContext,
  path: string,
  texts: readonly string[],
): Promise<string[]> {
  const text = await readText(request, path)
  return texts.filter((one) => !text.includes(one))
}

/** Addresses of this site that a page's raw HTML links to, each once, fragments dropped. */
export function internalLinks(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => href ?? "")
  const urls = found.map((href) => new URL(href.replaceAll("&amp;", "&"), origin))
  const own = urls.filter((url) => url.origin === new URL(origin).origin)
  return [...new Set(own.map((url) => url.pathname + url.search))]
}
