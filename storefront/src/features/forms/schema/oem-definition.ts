/** The definition of this form only: the contract's other forms are not loaded by browsers. */
export { oemForm as definition } from "@scanwright/backend/contract"
