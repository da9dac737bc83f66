import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { StaffPasswordService } from "./service"

export default ModuleProvider(Modules.AUTH, { services: [StaffPasswordService] })
