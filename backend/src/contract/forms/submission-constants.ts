/**
 * Key of the honeypot in the body of a submission: an input that people neither see nor reach, so that only a program
 * fills it. No browser or password manager fills "subject" by itself, and programs that post forms seldom leave it out.
 */
export const HONEYPOT_FIELD = "subject"

/** Most characters of a message. */
export const MESSAGE_MOST = 5_000

/** Nobody fills a form faster than this, in milliseconds. */
export const MIN_FILL_TIME_MS = 3_000

/** Largest body of a submission, in bytes: as much as the backend reads of any stranger. */
export const SUBMISSION_BYTES_MOST = 100 * 1_024

/** Header that makes a retry or a second click store one submission. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key"
