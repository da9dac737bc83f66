import { Icon } from "../icon"
import { Link } from "../link"
import { forgetOptionId, productOptionId, searchOptionId, type SuggestionOptions } from "./options"
import { type Suggestion, SuggestionContent } from "./Suggestion"

interface SuggestionListProps {
  id: string
  listId: string
  options: SuggestionOptions
  activeId: string | null
  /** Puts a recent search into the field. */
  onFill: (text: string) => void
  onForgetRecent?: () => void
  onChoose: (suggestion: Suggestion) => void
}

/** The options: recent searches, or the suggested products. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, listId, options, activeId, onFill, onForgetRecent, onChoose } = props
  const { searches, products, text } = options
  const option = (optionId: string) => ({
    id: optionId,
    role: "option",
    "aria-selected": activeId === optionId,
    tabIndex: -1,
  })
  return (
    <div id={listId} role="listbox" aria-label="Suggestions">
      {searches.length > 0 && (
        <div role="group" aria-labelledby={`${id}-searches`}>
          <p id={`${id}-searches`} className="suggestions-heading">
            Recent searches
          </p>
          {searches.map((search, index) => (
            <button
              key={search}
              {...option(searchOptionId(id, index))}
              type="button"
              className="suggestion w-full text-start"
              onClick={() => onFill(search)}
            >
              <Icon name="search" />
              {search}
            </button>
          ))}
          {onForgetRecent && (
            <button
              {...option(forgetOptionId(id))}
              type="button"
              className="suggestion w-full text-start"
              onClick={onForgetRecent}
            >
              <Icon name="close" />
              Clear recent searches
            </button>
          )}
        </div>
      )}
      {products.length > 0 && (
        <div role="group" aria-labelledby={`${id}-products`}>
          <p id={`${id}-products`} className="suggestions-heading">
            Products
          </p>
          {products.map((product) => (
            <Link
              key={product.id}
              {...option(productOptionId(id, product.id))}
              variant="plain"
              href={product.href}
              className="suggestion"
              onClick={() => onChoose(product)}
            >
              <SuggestionContent suggestion={product} query={text} />
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}
