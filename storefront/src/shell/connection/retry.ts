/** Waits between the first tries, in ms (specification, section 9: backoff 2 s, 4 s, 8 s). */
const BACKOFF_MS = [2_000, 4_000, 8_000]
/** Wait between all further ones, and between two checks while all is well, in ms (the same section). */
export const CHECK_MS = 30_000

/** How long to wait before the next try, in ms. @param attempts how many have failed */
export const retryWait = (attempts: number): number => BACKOFF_MS[attempts] ?? CHECK_MS
