export { MachineTypeRow, type MachineTypeRowProps } from "./MachineTypeRow"
