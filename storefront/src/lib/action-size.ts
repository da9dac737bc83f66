/** Most bytes of a server action that Next.js reads: as many as the backend reads of staff. */
export const ACTION_BYTES_READ = 2 * 1_024 * 1_024

/** Most bytes that pages send: the rest is room for what stands around the values on their way. */
export const ACTION_BYTES_MOST = 2_000_000

/** Rounded up, so that what is a byte too much does not read like the limit. */
const megabytes = (bytes: number) => `${(Math.ceil(bytes / 10_000) / 100).toLocaleString("en-GB")} MB`

/**
 * Says why an action is not sent, where its input is too large.
 *
 * @param bytes of the input
 * @returns null where it can be sent
 */
export const oversizeMessage = (bytes: number, most = ACTION_BYTES_MOST): string | null =>
  bytes > most
    ? `At most ${megabytes(most)} can be sent at once; this has ${megabytes(bytes)}. Shorten it and try again.`
    : null
