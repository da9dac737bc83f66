export { CartLine, type CartLineProps } from "./CartLine"
export { CartLines, type CartLinesProps } from "./CartLines"
export { type CartLineCondition } from "./conditions"
