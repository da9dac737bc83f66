import { MedusaError } from "@medusajs/framework/utils"
import { POLLUTING_KEYS } from "./address-rules"
import { Refusal } from "./refusal"

/** Deepest nesting of a body: forms, products and articles have less than half of it. */
const DEEPEST_VALUE = 32

const invalid = (message: string) => new Refusal(400, MedusaError.Types.INVALID_DATA, message)

/**
 * Checks a body for values that no schema expects and some libraries mishandle: null characters, keys that reach into
 * the prototype of every object, and deep nesting.
 *
 * @param value a parsed body
 * @returns why the body is refused; undefined for a safe one
 */
export function bodyFault(value: unknown, depth = 0): Refusal | undefined {
  if (typeof value === "string") {
    return value.includes("\0") ? invalid("The body contains a null character") : undefined
  }
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined
  if (depth === DEEPEST_VALUE) return invalid(`The body is nested deeper than ${DEEPEST_VALUE} levels`)
  for (const [key, child] of Object.entries(value)) {
    if (POLLUTING_KEYS.has(key) || key.includes("\0")) {
      return invalid("The body has a field whose name is not allowed")
    }
    const fault = bodyFault(child, depth + 1)
    if (fault) return fault
  }
  return undefined
}
