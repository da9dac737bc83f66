const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
})

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** A moment as London's clocks show it, for a field of date and time: "2026-11-22T09:30". @param iso ISO 8601 */
export function toLondonField(iso: string): string {
  const parts = Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * The moment that London's clocks show so. An hour that is skipped in spring counts as the one after it, the hour that comes
 * twice in autumn as its first.
 *
 * @param field "2026-11-22T09:30"
 * @returns ISO 8601; null for what is no date and time
 */
export function fromLondonField(field: string): string | null {
  const [, ...given] = LOCAL.exec(field) ?? []
  if (given.length === 0) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = given.map(Number)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== field) return null
  // London is at most an hour ahead of UTC: one of the two shows the field; the earlier one first.
  const candidates = [asUtc - 3_600_000, asUtc].map((moment) => new Date(moment).toISOString())
  return candidates.find((iso) => toLondonField(iso) === field) ?? new Date(asUtc).toISOString()
}

const WORDS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
})

/** A moment in words, by London's clocks: "22 Nov 2026, 09:30". @param iso ISO 8601 */
export const inLondonWords = (iso: string): string => WORDS.format(new Date(iso))
