import { expect } from "@playwright/test"

/** How long a test waits for what comes soon, in ms: a busy machine is slow, and a broken shop never gets there. */
const PATIENCE_MS = 20_000

/**
 * Reads until what is read is as expected: a change by staff is soon on the pages. How soon is a figure of the benchmark; a test only says that it comes, and what it saw last where it does not.
 * A matcher follows: `await soon(() => statusOf(path), path).toBe(200)`. Where `read` throws, waiting ends.
 *
 * @param message what is read, for the report
 */
export const soon = <Seen>(read: () => Seen | Promise<Seen>, message?: string) =>
  expect.poll(read, { message, timeout: PATIENCE_MS, intervals: [50] })
