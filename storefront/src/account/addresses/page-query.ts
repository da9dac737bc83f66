/** Entries on a page of a list. */
export const PAGE_SIZE = 24

/** The part of a list that a page shows. @param page from 1 */
export const pageQuery = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
