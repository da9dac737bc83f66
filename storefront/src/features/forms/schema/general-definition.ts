/** The rules of the general enquiry, by themselves: the contract's other forms stay out of the browser. */
export { generalForm as definition } from "@scanwright/backend/contract"
