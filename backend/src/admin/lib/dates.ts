const dateAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" })

/** Formats a time for staff, in their own time zone: "20 Nov 2026, 10:15". @param iso ISO 8601 */
export const showTime = (iso: string): string => dateAndTime.format(new Date(iso))

/** Name of the browser's time zone, for example "Europe/London". */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const twoDigits = (part: number) => String(part).padStart(2, "0")

/**
 * Formats a time for `<input type="datetime-local">`, in the browser's time zone.
 *
 * @param iso ISO 8601
 * @returns for example "2026-11-20T10:15"
 */
export function toLocalInput(iso: string): string {
  const at = new Date(iso)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-")
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The reverse of {@link toLocalInput}. */
export const fromLocalInput = (value: string): string => new Date(value).toISOString()
