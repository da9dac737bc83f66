/** Exports of forms for other districts. */
export { ProductInquiryForm } from "./pages/ProductInquiryForm"
export { GeneralForm } from "./pages/GeneralForm"
