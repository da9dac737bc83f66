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

/** A moment in London time, as a datetime field holds it: "2026-11-22T09:30". @param iso ISO 8601 */
export function toLondonField(iso: string): string {
  const parts = Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * The moment of a datetime field in London time. An hour skipped in spring counts as the next hour; an hour that comes twice in
 * autumn counts as the first of the two.
 *
 * @param field "2026-11-22T09:30"
 * @returns ISO 8601; null where the field holds no date and time
 */
export function fromLondonField(field: string): string | null {
  const [, ...given] = LOCAL.exec(field) ?? []
  if (given.length === 0) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = given.map(Number)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== field) return null
  // London is at most an hour ahead of UTC, so one of these two moments matches the field; the earlier is tried first.
  const candidates = [asUtc - 3_600_000, asUtc].map((moment) => new Date(moment).toISOString())
  return candidates.find((iso) => toLondonField(iso) === field) ?? new Date(asUtc).toISOString()
}

const DAY = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
})

/**
 * The next mornings in London, from tomorrow's.
 *
 * @param now epoch ms
 * @param days how many
 * @returns each with its day in words ("Tue 24 Nov") and nine o'clock as a datetime field holds it
 */
export function nextMornings(now: number, days: number): { day: string; field: string }[] {
  const today = Date.parse(`${toLondonField(new Date(now).toISOString()).slice(0, 10)}T12:00:00Z`)
  return Array.from({ length: days }, (_, at) => {
    const noon = new Date(today + (at + 1) * 86_400_000)
    return { day: DAY.format(noon).replace(",", ""), field: `${noon.toISOString().slice(0, 10)}T09:00` }
  })
}

const MOMENT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
})

/** A moment in London time as text: "22 Nov 2026, 09:30". @param iso ISO 8601 */
export const toLondonText = (iso: string): string => MOMENT.format(new Date(iso))
