const characters = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "character" : "characters"}`

/** The message about the limit, for an empty field. */
export const allowance = (limit: number): string => `You can enter up to ${characters(limit)}`

/**
 * The message about the remaining characters.
 *
 * @param length number of characters
 * @param limit most characters
 */
export const remainder = (length: number, limit: number): string =>
  length <= limit
    ? `You have ${characters(limit - length)} left`
    : `You have ${characters(length - limit)} too many`
