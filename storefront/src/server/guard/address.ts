/** Longest part of an address, in bytes: Next.js names files after it, with endings, and a name has at most 255. */
const LONGEST_SEGMENT = 200
/** Longest path, in bytes: it becomes a path of files, too. */
const LONGEST_PATH = 1_000

/** The separators of paths and the control characters, none of which may be hidden in a part of an address. */
// eslint-disable-next-line no-control-regex -- they are what this looks for
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/

/** An encoded NUL, which no database stores. */
const ENCODED_NUL = "%00"

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed percent-encoding.
    return null
  }
}

/**
 * One part of a path in its only spelling: percent-encoded where it has to be and nowhere else.
 *
 * @returns null for a part that no page can have: Next.js decodes some of them twice
 */
function spell(segment: string): string | null {
  const text = decoded(segment)
  const twice = text === null ? null : decoded(text)
  if (text === null || twice === null) return null
  return [text, twice].some((each) => FORBIDDEN.test(each) || each === "." || each === "..")
    ? null
    : encodeURIComponent(text)
}

/** The path and the query of a request's target; the query without its question mark. */
export function split(target: string): { path: string; query: string } {
  const at = target.indexOf("?")
  return at < 0 ? { path: target, query: "" } : { path: target.slice(0, at), query: target.slice(at + 1) }
}

/** What is wrong with an address. */
export type AddressFault = "unreadable" | "too-long"

/**
 * Reads a path.
 *
 * @param path as the request has it
 * @returns the path in its only spelling, so that nothing is stored twice; or what is wrong with it
 */
export function readPath(path: string): { path: string } | { fault: AddressFault } {
  const segments = path.split("/")
  if (path.length > LONGEST_PATH) return { fault: "too-long" }
  // Anything but a path of this server: "*", or the address of another one.
  if (segments[0] !== "") return { fault: "unreadable" }
  const spelled = segments.map(spell)
  if (spelled.some((segment) => segment === null)) return { fault: "unreadable" }
  return spelled.some((segment) => segment !== null && segment.length > LONGEST_SEGMENT)
    ? { fault: "too-long" }
    : { path: spelled.join("/") }
}

/** Whether a query can be passed on: everything but NUL, which Medusa's database takes for an error of its own. */
export const isReadableQuery = (query: string): boolean => !query.includes(ENCODED_NUL)

/** Where a path and a query lead together. @param query without its question mark */
export const withQuery = (path: string, query: string): string => (query === "" ? path : `${path}?${query}`)

/** The name of a parameter as it is read. Without the sign before it, a question mark at its beginning would be dropped. */
const nameOf = (part: string) => [...new URLSearchParams(`&${part}`).keys()][0] ?? ""

/**
 * Passes a request's query on to where it is redirected: every parameter as it was sent, but for those that the target has of
 * its own.
 *
 * @param location an address of this site; that of another one gets nothing
 * @param query of the request, without its question mark
 * @param except parameters that are not passed on: the page has read them, and its target says what became of them
 */
export function carryQuery(location: string, query: string, except: readonly string[] = []): string {
  if (query === "" || !/^\/(?![/\\])/.test(location)) return location
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(location) ?? []
  const { path, query: own } = split(address)
  const decided = new Set([...new URLSearchParams(own).keys(), ...except])
  const carried = query.split("&").filter((part) => !decided.has(nameOf(part)))
  return withQuery(path, [...(own === "" ? [] : [own]), ...carried].join("&")) + fragment
}
