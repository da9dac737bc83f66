import { Module } from "@medusajs/framework/utils"
import { MachineTypeModuleService } from "./service"

export const MACHINE_TYPE_MODULE = "machine_type"

export default Module(MACHINE_TYPE_MODULE, { service: MachineTypeModuleService })
