/** What a form of filters last asked for, and which fields it shows. */
export interface LiveFilters {
  /** The query of the list that is shown. */
  readonly shown: string
  /** Queries that the form itself asked for and that have not come back, the latest last. */
  readonly asked: readonly string[]
  /** Changes where the fields have to be written anew: the list has been changed by a link, not by the form. */
  readonly version: number
}

/** Most queries that are remembered while their lists are on their way. */
const ASKED_MOST = 20

/** The form has asked for a list. */
export const askedFor = (filters: LiveFilters, query: string): LiveFilters => ({
  ...filters,
  asked: [...filters.asked, query].slice(-ASKED_MOST),
})

/**
 * A list has come: one that the form asked for leaves its fields alone, with focus and caret, because more may have been
 * typed since; any other list resets them.
 */
export function hasCome(filters: LiveFilters, query: string): LiveFilters {
  if (query === filters.shown) return filters
  const at = filters.asked.lastIndexOf(query)
  return at === -1
    ? { shown: query, asked: [], version: filters.version + 1 }
    : { ...filters, shown: query, asked: filters.asked.slice(at + 1) }
}

/**
 * The query of a form: its texts trimmed, empty ones left out.
 *
 * @param fields of the form, in its order
 */
export function filterQuery(fields: Iterable<readonly [name: string, value: unknown]>): string {
  const filled = [...fields].flatMap(([name, value]): [string, string][] => {
    const text = typeof value === "string" ? value.trim() : ""
    return text === "" ? [] : [[name, text]]
  })
  return new URLSearchParams(filled).toString()
}
