import { type CheckedFormSubmission, HONEYPOT_FIELD, MIN_FILL_TIME_MS } from "../../contract"

/**
 * Detects spam: a filled honeypot, or a form sent sooner than anybody can fill it in. A start in the future or long ago
 * only means that the sender's clock is wrong or the form was left open, so it is no sign of spam; nor is a missing
 * one.
 *
 * @param submission checked by its schema
 * @param now epoch milliseconds
 * @returns the reason, or null for a submission that may be a person's
 */
export function spamReason(submission: CheckedFormSubmission, now: number): string | null {
  if (submission[HONEYPOT_FIELD]?.trim()) return "honeypot"
  const start = submission.started_at
  if (typeof start === "number" && Math.abs(now - start) < MIN_FILL_TIME_MS) return "too_fast"
  return null
}
