import { MedusaError } from "@medusajs/framework/utils"

const QUOTED = /^"(?<moment>[^"]+)"$/

/**
 * Reads the header `If-Match: "<updated_at as it was read>"` (RFC 9110, section 13.1.1, with a time as the tag).
 *
 * @param header its value, if it was sent
 * @returns milliseconds since 1970; undefined without a condition: no header, or `*`
 * @throws MedusaError (invalid data) when it has no time in quotes
 */
export function expectedVersion(header: string | undefined): number | undefined {
  const value = header?.trim()
  if (value === undefined || value === "" || value === "*") return undefined
  const moment = QUOTED.exec(value)?.groups?.moment ?? ""
  const version = /^\d{4}-\d{2}-\d{2}T/.test(moment) ? Date.parse(moment) : Number.NaN
  if (!Number.isNaN(version)) return version
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    'If-Match must be updated_at as it was last read, in quotes: "2026-01-31T12:00:00.000Z"',
  )
}
