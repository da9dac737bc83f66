/** Milliseconds within which one deletion deletes all dependent records and links. */
const ONE_DELETION = 10_000

/**
 * The moment from which on what was deleted counts as deleted with a record.
 *
 * @param deletedAt of the record
 */
export const beginOfDeletion = (deletedAt: Date | string): Date =>
  new Date(new Date(deletedAt).getTime() - ONE_DELETION)
