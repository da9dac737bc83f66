import { Link } from "../link"
import { Highlighted } from "./Suggestion"

/** A suggested link that is no product: a brand, a service, an article, a page. */
export interface SuggestedLink {
  /** Unique within its group. */
  id: string
  href: string
  name: string
  /** A few words beside the name: `57 products`. */
  note?: string | null
}

/** Suggested links of one kind. */
export interface SuggestionGroup {
  /** Heading of the group: `Brands`. */
  title: string
  links: readonly SuggestedLink[]
}

interface SuggestionGroupsProps {
  /** Prefix of the element ids. */
  id: string
  groups: readonly SuggestionGroup[]
  query: string
  /** The attributes of the option of a group's link. */
  option: (group: number, index: number) => object
  onChoose: (link: SuggestedLink) => void
}

/** What matches beside the products, each kind under its heading. */
export function SuggestionGroups({ id, groups, query, option, onChoose }: SuggestionGroupsProps) {
  return groups.map(({ title, links }, place) => (
    <div key={title} role="group" aria-labelledby={`${id}-title-${place}`}>
      <p id={`${id}-title-${place}`} className="suggestions-heading">
        {title}
      </p>
      {links.map((link, index) => (
        <Link
          key={link.id}
          {...option(place, index)}
          variant="plain"
          href={link.href}
          className="suggestion"
          onClick={() => onChoose(link)}
        >
          <span className="suggestion-text">
            <span className="suggestion-name">
              <Highlighted text={link.name} query={query} kind="name" />
            </span>
            {link.note && <span className="suggestion-note">{link.note}</span>}
          </span>
        </Link>
      ))}
    </div>
  ))
}
