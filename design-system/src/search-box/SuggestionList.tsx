import { Icon } from "../icon"
import { Link } from "../link"
import {
  allOptionId,
  forgetOptionId,
  linkOptionId,
  productOptionId,
  searchOptionId,
  type SuggestionOptions,
} from "./options"
import { SuggestionContent } from "./Suggestion"
import { type SuggestedLink, SuggestionGroups } from "./SuggestionGroups"

interface SuggestionListProps {
  id: string
  listId: string
  options: SuggestionOptions
  activeId: string | null
  /** Puts a recent search into the field. */
  onFill: (text: string) => void
  onForgetRecent?: () => void
  onChoose: (suggestion: SuggestedLink) => void
}

interface PartProps extends SuggestionListProps {
  /** The attributes of an option. */
  option: (optionId: string) => object
}

function RecentSearches({ id, options, option, onFill, onForgetRecent }: PartProps) {
  return (
    <div role="group" aria-labelledby={`${id}-searches`}>
      <p id={`${id}-searches`} className="suggestions-heading">
        Recent searches
      </p>
      {options.searches.map((search, index) => (
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
  )
}

function Products({ id, options, option, onChoose }: PartProps) {
  const { products, all, text } = options
  return (
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
      {all && (
        <Link
          {...option(allOptionId(id))}
          variant="plain"
          href={all.href}
          className="suggestion font-medium"
          onClick={() => onChoose({ id: "all", href: all.href, name: text })}
        >
          <Icon name="search" />
          See all {all.count.toLocaleString("en-GB")} results
        </Link>
      )}
    </div>
  )
}

/** The options: recent searches, or the suggested products and what else matches. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, listId, options, activeId, onChoose } = props
  const { searches, products, groups, text } = options
  const option = (optionId: string) => ({
    id: optionId,
    role: "option",
    "aria-selected": activeId === optionId,
    tabIndex: -1,
  })
  return (
    <div id={listId} role="listbox" aria-label="Suggestions">
      {searches.length > 0 && <RecentSearches {...props} option={option} />}
      {products.length > 0 && <Products {...props} option={option} />}
      <SuggestionGroups
        {...{ id, groups, onChoose }}
        query={text}
        option={(group, index) => option(linkOptionId(id, group, index))}
      />
    </div>
  )
}
