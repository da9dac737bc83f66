export { focusInvalidQuantity, quantityIn } from "./in-element"
export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper"
