import { channel } from "node:diagnostics_channel"

/**
 * A diagnostics channel of the whole process: its listener, the page memory, is part of another bundle
 * (patches/page-memory).
 */
const invalidations = channel("scanwright:invalidated")

/** Publishes that a cache tag was invalidated: copies of stored pages may be out of date from now on. */
export const publishInvalidation = () => invalidations.publish(undefined)
