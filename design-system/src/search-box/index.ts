export { OnFirstFocus, type OnFirstFocusProps } from "./OnFirstFocus"
export { SearchBox, type SearchBoxProps } from "./SearchBox"
export { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions"
export { type Suggestion } from "./Suggestion"
