import { type SearchSuggestionsProps } from "./SearchSuggestions"

/** The options of the list, and the texts of the panel and the status line. */
export interface SuggestionOptions {
  /** The query without spaces around it. */
  text: string
  products: SearchSuggestionsProps["suggestions"]
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
export const productOptionId = (id: string, productId: string) => `${id}-${productId}`

function messageFor(text: string, state: SearchSuggestionsProps["state"], products: number): string | null {
  if (text === "") return null
  if (state === "failed") return "Suggestions are not available just now. Press Enter to search."
  if (state === "loading") return products === 0 ? "Searching…" : null
  return products === 0 ? `No products match “${text}”` : null
}

/**
 * The options for a query.
 *
 * @param id prefix of the element ids
 */
export function suggestionOptions(id: string, props: SearchSuggestionsProps): SuggestionOptions {
  const { query, suggestions, state, recent = [], onForgetRecent } = props
  const text = query.trim()
  const products = text === "" ? [] : suggestions
  const searches = text === "" ? recent : []
  const message = messageFor(text, state, products.length)
  const found =
    message ?? (state === "loading" ? "Searching…" : count(products.length, "suggestion", "suggestions"))
  return {
    text,
    products,
    searches,
    message,
    ids: [
      ...searches.map((_, index) => searchOptionId(id, index)),
      ...(searches.length > 0 && onForgetRecent ? [forgetOptionId(id)] : []),
      ...products.map((product) => productOptionId(id, product.id)),
    ],
    status: text === "" ? count(searches.length, "recent search", "recent searches") : found,
  }
}
