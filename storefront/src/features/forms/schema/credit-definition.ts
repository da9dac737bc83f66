/** The definition of this form only: the contract's other forms are not loaded by browsers. */
export { creditApplicationForm as definition } from "@scanwright/backend/contract"
