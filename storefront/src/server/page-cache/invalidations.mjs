import { channel } from "node:diagnostics_channel"

/** A channel of the whole process: the page memory, which listens to it, is part of another bundle (patches/page-memory). */
const invalidations = channel("scanwright:invalidated")

/** Announces that a cache tag was invalidated: copies of stored pages may be out of date from now on. */
export const publishInvalidation = () => invalidations.publish(undefined)
