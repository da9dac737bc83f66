export { AnswerSummary, type AnswerSummaryProps } from "./AnswerSummary"
