export { Expander, type ExpanderProps } from "./Expander"
