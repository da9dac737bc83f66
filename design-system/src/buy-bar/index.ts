export { BuyBar, type BuyBarProps } from "./BuyBar"
