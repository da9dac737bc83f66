export { type QuoteLine, QuoteLines, type QuoteLinesProps } from "./QuoteLines"
