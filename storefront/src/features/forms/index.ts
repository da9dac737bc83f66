/** What other districts use of forms. */
export { EnquiryForm } from "./pages/EnquiryForm"
export { GeneralForm } from "./pages/GeneralForm"
