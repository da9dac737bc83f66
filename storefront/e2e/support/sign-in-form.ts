import { textOf, withoutEntities } from "./html"

const HIDDEN = /<input type="hidden"[^>]*>/g

/** An attribute of an element, from its HTML. */
function attribute(element: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1]
  return value === undefined ? undefined : withoutEntities(value)
}

/**
 * Sends the staff's sign-in form as a browser without scripts does, several times one after the other.
 *
 * @param origin of the storefront
 * @param credentials the same each time
 * @param headers of each request
 * @returns the text of each page that follows
 */
export async function sendSignIns(
  origin: string,
  credentials: { email: string; password: string },
  headers: readonly Record<string, string>[],
): Promise<string[]> {
  const page = await (await fetch(`${origin}/admin`)).text()
  const form = new FormData()
  for (const [input] of page.matchAll(HIDDEN)) {
    const name = attribute(input, "name")
    if (name !== undefined) form.append(name, attribute(input, "value") ?? "")
  }
  for (const [name, value] of Object.entries(credentials)) form.append(name, value)
  const texts: string[] = []
  for (const one of headers) {
    const sent = { method: "POST", body: form, headers: { origin, ...one }, redirect: "manual" } as const
    texts.push(textOf(await (await fetch(`${origin}/admin`, sent)).text()))
  }
  return texts
}
