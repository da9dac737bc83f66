export {
  ColumnMatcher,
  type ColumnMatcherProps,
  type MatcherColumn,
  type MatcherHeading,
  missingColumns,
} from "./ColumnMatcher"
