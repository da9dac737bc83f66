export { FormSummary, type FormSummaryProps } from "./FormSummary"
