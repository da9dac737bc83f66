export { type VatView, VatSwitch, type VatSwitchProps } from "./VatSwitch"
