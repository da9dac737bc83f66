/** Keys of the browser's storage for recently viewed products and recent searches. */
export const VIEWED_KEY = "recently-viewed"
export const SEARCHES_KEY = "recent-searches"

/** What the keys of drafts of forms begin with. */
export const DRAFT_PREFIX = "enquiry-draft-"
