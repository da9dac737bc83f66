/** The rules of the application for credit, by themselves: the contract's other forms stay out of the browser. */
export { creditApplicationForm as definition } from "@scanwright/backend/contract"
