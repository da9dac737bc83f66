/**
 * Converts megabytes to bytes.
 *
 * @param megabytes a setting
 */
export const bytes = (megabytes: number): number => megabytes * 1_000_000
