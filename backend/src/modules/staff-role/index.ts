import { Module } from "@medusajs/framework/utils"
import { StaffRoleModuleService } from "./service"

export const STAFF_ROLE_MODULE = "staff_role"

export default Module(STAFF_ROLE_MODULE, { service: StaffRoleModuleService })
