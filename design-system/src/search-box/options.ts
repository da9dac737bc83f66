import { type SearchSuggestionsProps } from "./SearchSuggestions"
import { type SuggestionGroup } from "./SuggestionGroups"

/** The options of the list, and the texts of the panel and the status line. */
export interface SuggestionOptions {
  /** The query without spaces around it. */
  text: string
  products: SearchSuggestionsProps["suggestions"]
  /** Link to all products that match; null where all of them are among the options. */
  all: SearchSuggestionsProps["all"]
  /** What else matches, in groups that are not empty. */
  groups: readonly SuggestionGroup[]
  /** Recent searches, offered while the field is blank. */
  searches: readonly string[]
  /** Element ids of all options, in order. */
  ids: readonly string[]
  /** Shown above the options; null for none. */
  message: string | null
  /** Announced while the panel is shown. */
  status: string
}

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`

export const searchOptionId = (id: string, index: number) => `${id}-search-${index}`
export const forgetOptionId = (id: string) => `${id}-forget`
export const allOptionId = (id: string) => `${id}-all`
export const productOptionId = (id: string, productId: string) => `${id}-${productId}`
export const linkOptionId = (id: string, group: number, index: number) => `${id}-group-${group}-${index}`

function messageFor(
  text: string,
  { state, note = null }: SearchSuggestionsProps,
  found: number,
): string | null {
  if (text === "") return null
  if (state === "failed") return "Suggestions are not available just now. Press Enter to search."
  if (state === "loading") return found === 0 ? "Searching…" : null
  return found === 0 ? `No products match “${text}”` : note
}

/**
 * The options for a query.
 *
 * @param id prefix of the element ids
 */
export function suggestionOptions(id: string, props: SearchSuggestionsProps): SuggestionOptions {
  const { query, suggestions, state, all = null, recent = [], onForgetRecent } = props
  const text = query.trim()
  const products = text === "" ? [] : suggestions
  const groups = text === "" ? [] : (props.groups ?? []).filter(({ links }) => links.length > 0)
  const searches = text === "" ? recent : []
  const shownAll = all !== null && products.length > 0 && all.count > products.length ? all : null
  const links = groups.flatMap((group, place) =>
    group.links.map((_, index) => linkOptionId(id, place, index)),
  )
  const number = products.length + links.length
  const message = messageFor(text, props, number)
  const counted = state === "loading" ? "Searching…" : count(number, "suggestion", "suggestions")
  const found = number === 0 ? (message ?? counted) : [message, counted].filter(Boolean).join(" ")
  return {
    text,
    products,
    all: shownAll,
    groups,
    searches,
    message,
    ids: [
      ...searches.map((_, index) => searchOptionId(id, index)),
      ...(searches.length > 0 && onForgetRecent ? [forgetOptionId(id)] : []),
      ...products.map((product) => productOptionId(id, product.id)),
      ...(shownAll ? [allOptionId(id)] : []),
      ...links,
    ],
    status: text === "" ? count(searches.length, "recent search", "recent searches") : found,
  }
}
