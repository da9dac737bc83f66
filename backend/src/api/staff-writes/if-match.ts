import { MedusaError } from "@medusajs/framework/utils"

const QUOTED = /^"(?<tag>[^"]+)"$/

/** A `version` of the contract; no time has its length. */
const VERSION = /^[\w-]{22}$/

/** What a header says that names no state of the record. */
export const NO_STATE =
  'If-Match must be updated_at as it was last read, in quotes: "2026-01-31T12:00:00.000Z"; of a product, its version'

/**
 * Reads the header `If-Match: "<updated_at or version as it was read>"` (RFC 9110, section 13.1.1).
 *
 * @param header its value, if it was sent
 * @returns the time in milliseconds since 1970, or the version; undefined without a condition: no header, or `*`
 * @throws MedusaError (invalid data) when it has neither in quotes
 */
export function expectedState(header: string | undefined): number | string | undefined {
  const value = header?.trim()
  if (value === undefined || value === "" || value === "*") return undefined
  const tag = QUOTED.exec(value)?.groups?.tag ?? ""
  if (VERSION.test(tag)) return tag
  const time = /^\d{4}-\d{2}-\d{2}T/.test(tag) ? Date.parse(tag) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new MedusaError(MedusaError.Types.INVALID_DATA, NO_STATE)
}
