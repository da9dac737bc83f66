const DAY_MS = 24 * 60 * 60 * 1_000

/** The Monday of the week of a moment (UTC), as `2026-11-23`. */
export function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
