const characters = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "character" : "characters"}`

/** The limit, for a field that is still empty. */
export const allowance = (limit: number): string => `You can enter up to ${characters(limit)}`

/**
 * How much room is left.
 *
 * @param length characters written
 * @param limit most characters
 */
export const remainder = (length: number, limit: number): string =>
  length <= limit
    ? `You have ${characters(limit - length)} left`
    : `You have ${characters(length - limit)} too many`
