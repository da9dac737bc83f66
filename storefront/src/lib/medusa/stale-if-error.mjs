/**
 * Tag of a read that takes a stale response, because Medusa has just failed to give a new one. The page cache withholds stale
 * ones from all other reads. Never invalidated.
 */
export const STALE_IF_ERROR = "stale-if-error"
