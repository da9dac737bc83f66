import { type CheckedFormSubmission, HONEYPOT_FIELD, MIN_FILL_TIME_MS } from "../../contract"

/**
 * Tells by what a submission gives itself away as a program's: a filled honeypot, or a form sent sooner than anybody
 * can fill it. A start far off, in the future or long ago, says only that the sender's clock is wrong or the form was
 * left open, so it proves nothing; nor does a missing one.
 *
 * @param submission checked by its schema
 * @param now epoch milliseconds
 * @returns the reason, or null for a submission that may well be a person's
 */
export function spamReason(submission: CheckedFormSubmission, now: number): string | null {
  if (submission[HONEYPOT_FIELD]?.trim()) return "honeypot"
  const start = submission.started_at
  if (typeof start === "number" && Math.abs(now - start) < MIN_FILL_TIME_MS) return "too_fast"
  return null
}
