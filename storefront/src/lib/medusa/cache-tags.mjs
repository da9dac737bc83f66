/** Carried by every read; invalidated when anything may have changed. */
export const EVERYTHING = "everything"

/**
 * Carried by a read that takes a stale response, because Medusa has just not responded: the page cache withholds stale
 * responses from every other one. Never invalidated.
 */
export const STALE_IF_ERROR = "stale-if-error"
