/** Waits between the first tries, in ms (specification, section 9: backoff 2 s, 4 s, 8 s). */
const BACKOFF_MS = [2_000, 4_000, 8_000]
/** Wait between all further ones, in ms (the same section: a connection check every 30 s). */
const CHECK_MS = 30_000
/** Longest wait for one answer, in ms (the same section). */
const TIMEOUT_MS = 5_000

/** How long to wait before the next try, in ms. @param attempts how many have failed */
export const retryWait = (attempts: number): number => BACKOFF_MS[attempts] ?? CHECK_MS

/** Whether the shop's storefront and backend answer now. */
export async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok
  } catch {
    return false
  }
}
