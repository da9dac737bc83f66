/** The rules of a product enquiry, by themselves: the contract's other forms stay out of the browser. */
export { productInquiryForm as definition } from "@scanwright/backend/contract"
