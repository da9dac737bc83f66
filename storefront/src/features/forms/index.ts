/** Exports of forms for other districts. */
export { hasSentQuote } from "./sending/has-sent-quote"
export { readSentQuote, type SentQuote } from "./sending/sent-quote"
export { ProductInquiryForm } from "./pages/ProductInquiryForm"
export { GeneralForm } from "./pages/GeneralForm"
