/* global jest -- Jest runs this file with its own functions. */

/**
 * A failed test is tried again, twice at most, after the other tests of its block: it is red only when it fails each time. Its
 * `beforeEach` hooks run again, so the database is restored, too; its `beforeAll` hooks do not.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true })
