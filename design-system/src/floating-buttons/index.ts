export { FloatingButtons, type FloatingButtonsProps } from "./FloatingButtons"
export { type FloatingCartProps } from "./FloatingCart"
