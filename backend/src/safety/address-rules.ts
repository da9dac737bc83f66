import { MedusaError } from "@medusajs/framework/utils"
import { Refusal } from "./refusal"

/** Longest address in characters: room for a catalogue page with every facet chosen. */
const LONGEST_PATH = 1_024
const LONGEST_QUERY = 8_192
const MOST_PARAMETERS = 1_000
/**
 * Deepest nesting of a key: `specs[scan_engine][]=2D` has two levels; Medusa's operators and `$and` have a few more.
 */
const DEEPEST_KEY = 6
/** Largest index of an array: Medusa lets qs fill arrays up to it, and `a[4000000000]=x` would block the server. */
const LARGEST_INDEX = 1_000

/** Keys through which merging objects could change the prototype of every object. */
export const POLLUTING_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"])

const invalid = (message: string) => new Refusal(400, MedusaError.Types.INVALID_DATA, message)
const tooLong = (message: string) => new Refusal(414, MedusaError.Types.INVALID_DATA, message)

/** Decoded text; undefined where the percent-encoding is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const pathFault = (path: string): Refusal | undefined => {
  if (path.length > LONGEST_PATH) {
    return tooLong(`The path is longer than ${LONGEST_PATH} characters`)
  }
  const text = decoded(path)
  if (text === undefined) return invalid("The path is not valid percent-encoding")
  return text.includes("\0") ? invalid("The path contains a null character") : undefined
}

const keyFault = (key: string): Refusal | undefined => {
  const bracketed = [...key.matchAll(/\[([^[\]]*)\]/g)].map(([, inside = ""]) => inside)
  if (bracketed.length > DEEPEST_KEY) {
    return invalid(`A query parameter is nested deeper than ${DEEPEST_KEY} levels`)
  }
  if (key.split(/[[\]]/).some((segment) => POLLUTING_KEYS.has(segment))) {
    return invalid("A query parameter has a name that is not allowed")
  }
  return bracketed.some((inside) => /^\d+$/.test(inside) && Number(inside) > LARGEST_INDEX)
    ? invalid(`An index in a query parameter is above ${LARGEST_INDEX}`)
    : undefined
}

/** The name in a query parameter, still encoded but for its brackets, cut where qs cuts it. */
const nameOf = (parameter: string): string => {
  const text = parameter.replace(/%5b/gi, "[").replace(/%5d/gi, "]")
  const end = text.includes("]=") ? text.indexOf("]=") + 1 : text.indexOf("=")
  return end === -1 ? text : text.slice(0, end)
}

const queryFault = (query: string): Refusal | undefined => {
  if (query.length > LONGEST_QUERY) {
    return tooLong(`The query is longer than ${LONGEST_QUERY} characters`)
  }
  const parameters = query.split("&")
  if (parameters.length > MOST_PARAMETERS) {
    return invalid(`There are more than ${MOST_PARAMETERS} query parameters`)
  }
  for (const parameter of parameters) {
    const text = decoded(parameter.replaceAll("+", " "))
    if (text === undefined) return invalid("The query is not valid percent-encoding")
    if (text.includes("\0")) return invalid("The query contains a null character")
    const fault = keyFault(decoded(nameOf(parameter).replaceAll("+", " ")) ?? "")
    if (fault) return fault
  }
  return undefined
}

/**
 * Checks the address of a request before any parser reads it.
 *
 * @param url path and query as they were received
 * @returns why the request is refused; undefined for a safe address
 */
export function addressFault(url: string): Refusal | undefined {
  const at = url.indexOf("?")
  if (at === -1) return pathFault(url)
  return pathFault(url.slice(0, at)) ?? queryFault(url.slice(at + 1))
}
