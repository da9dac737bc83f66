export { BarMotif, type BarMotifProps } from "./BarMotif"
