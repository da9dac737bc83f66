/** Waits between the first tries, in ms (specification, section 9: backoff 2 s, 4 s, 8 s). */
const BACKOFF_MS = [2_000, 4_000, 8_000]
/** Wait before all further retries, and between two checks while the connection is good, in ms (the same section). */
export const CHECK_MS = 30_000

/** Wait before the next try, in ms. @param attempts number of failed tries */
export const retryWait = (attempts: number): number => BACKOFF_MS[attempts] ?? CHECK_MS
