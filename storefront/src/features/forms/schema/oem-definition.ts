/** The rules of the enquiry of a manufacturer, by themselves: the contract's other forms stay out of the browser. */
export { oemForm as definition } from "@scanwright/backend/contract"
