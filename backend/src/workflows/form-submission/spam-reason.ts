import { type CheckedFormSubmission, HONEYPOT_FIELD, MIN_FILL_TIME_MS, type SpamReason } from "../../contract"

/** How long it took to fill in the form, in ms: as the sender has measured it, or by two clocks; null if unknown. */
const fillTime = ({ fill_time_ms: measured, started_at: start }: CheckedFormSubmission, now: number) =>
  measured ?? (typeof start === "number" ? now - start : null)

/** A link, as mails and forums write it. */
const LINK = /:\/\/|\bwww\.|\[url|<a\s/i

const hasLink = ({ data }: CheckedFormSubmission) =>
  "message" in data && data.message !== undefined && LINK.test(data.message)

/**
 * Detects spam: a filled honeypot, or a link in a form that was sent sooner than anybody fills one in. Neither quickness nor
 * a link is enough: browsers fill in forms at once, and buyers name products by their links. A time below zero only means
 * that the sender's clock is ahead.
 *
 * @param submission checked by its schema
 * @param now epoch milliseconds
 * @returns the reason, or null for a submission that may be a person's
 */
export function spamReason(submission: CheckedFormSubmission, now: number): SpamReason | null {
  if (submission[HONEYPOT_FIELD]?.trim()) return "honeypot"
  const time = fillTime(submission, now)
  const isQuick = time !== null && time >= 0 && time < MIN_FILL_TIME_MS
  return isQuick && hasLink(submission) ? "too_fast" : null
}
