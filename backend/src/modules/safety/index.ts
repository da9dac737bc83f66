import { Module } from "@medusajs/framework/utils"
import { SafetyModuleService } from "./service"

export const SAFETY_MODULE = "safety"

export default Module(SAFETY_MODULE, { service: SafetyModuleService })
