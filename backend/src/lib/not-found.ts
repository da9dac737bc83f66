import { MedusaError } from "@medusajs/framework/utils"

/**
 * The refusal of a request about records that are not there.
 *
 * @param what people call such a record: "Brand"
 * @param ids those that are missing
 */
export const notFound = (what: string, ...ids: readonly string[]): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_FOUND, `${what} with id: ${ids.join(", ")} was not found`)

/**
 * A record that must be there.
 *
 * @param record as it was read
 * @param what people call such a record
 * @param id it was read by
 * @throws MedusaError (not found) when there is none
 */
export function present<Found>(record: Found | null | undefined, what: string, id: string): Found {
  if (record === null || record === undefined) throw notFound(what, id)
  return record
}

/**
 * Which of the records that were asked for have not been read.
 *
 * @param ids that were asked for
 * @param records that were read
 * @returns ids, each once
 */
export function missingIds(ids: readonly string[], records: readonly { id: string }[]): string[] {
  const known = new Set(records.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}

/**
 * Checks that all records that were asked for have been read.
 *
 * @param what people call such a record
 * @param ids that were asked for
 * @param records that were read
 * @throws MedusaError (not found) naming every id that is missing, once
 */
export function assertAllPresent(
  what: string,
  ids: readonly string[],
  records: readonly { id: string }[],
): void {
  const missing = missingIds(ids, records)
  if (missing.length > 0) throw notFound(what, ...missing)
}
