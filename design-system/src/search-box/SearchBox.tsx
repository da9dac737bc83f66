import { SearchField, type SearchFieldProps } from "../search-field"
import { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions"

export interface SearchBoxProps
  extends Omit<SearchFieldProps, "children" | "defaultValue">, SearchSuggestionsProps {}

/** A search field that suggests products during typing. Where few visitors use it, load its suggestions on first focus. */
export function SearchBox({ action, name, label, placeholder, className, ...suggestions }: SearchBoxProps) {
  return (
    <SearchField {...{ action, name, label, placeholder, className }} defaultValue={suggestions.query}>
      <SearchSuggestions {...suggestions} />
    </SearchField>
  )
}
