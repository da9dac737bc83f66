/** What other districts use of forms. */
export { ProductInquiryForm } from "./pages/ProductInquiryForm"
export { GeneralForm } from "./pages/GeneralForm"
